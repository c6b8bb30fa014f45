import type { Controller } from './controller.ts';
import type { Shell } from './shell.ts';

const steps: Record<string, number> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/**
 * Space and Enter play, arrows move the stake, wherever the focus is: unless a dialog, another button, a field or a list has it,
 * which these keys scroll, or a game's own control took the key (`preventDefault`).
 */
export function wireKeys(shell: Shell, controller: Controller): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
    const { target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLOListElement) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      controller.moveStake(step);
      return;
    }
    if (event.key !== ' ' && event.key !== 'Enter') return;
    const onButton = target instanceof HTMLButtonElement && target !== shell.spin;
    if (onButton) return;
    // Key repeat does not count: one press, one round (RTS 8A).
    event.preventDefault();
    if (!event.repeat) controller.press();
  });
}
