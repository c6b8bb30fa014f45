import type { SlotGame } from '../games/slot-game.ts';
import type { PageConfig } from '../wire.ts';
import { amountFormat } from './amounts.ts';
import { Controller } from './controller.ts';
import { openPage } from './dialogs.ts';
import { element, icon } from './elements.ts';
import { explainFailure, isOver } from './failure.ts';
import { fairnessPage } from './fairness-page.ts';
import { frameMessages } from './frame-messages.ts';
import { runClock } from './session-clock.ts';
import { buildShell, relabel, type Shell } from './shell.ts';
import type { Show } from './show.ts';
import { createSound, type Sound } from './sound.ts';
import { CallError, studioApi } from './studio-api.ts';
import { sayWith, type Say } from './texts.ts';

export type ShowParts = { shell: Shell; say: Say; sound: Sound; gameName: string; isCalm: () => boolean };

/** What one game brings to the page of a slot. */
export type SlotView = {
  game: SlotGame;
  makeShow(parts: ShowParts): Show & { resize(): void };
  rulesPage(parts: { config: PageConfig; say: Say; controller: Controller }): Node[];
};

/** Builds the page of a slot from what the server left in it, and begins to play. */
export async function startSlot(view: SlotView): Promise<void> {
  const config = JSON.parse(document.querySelector('#config')?.textContent ?? '{}') as PageConfig;
  const say = sayWith(config.texts);
  const shell = buildShell(config, say);
  document.body.append(shell.root);
  // The canvas writes with these; drawn before they are there, it would write with another face.
  const letters = Object.values(config.texts).join('');
  await Promise.all(['700 20px "Familjen Grotesk"', '550 16px "Onest"'].map((font) => document.fonts.load(font, letters)));

  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const sound = createSound();
  const show = view.makeShow({ shell, say, sound, gameName: config.gameName, isCalm: () => calm.matches });
  const api = studioApi(config.sessionId);
  const amount = amountFormat(config.locale, config.currency, config.exponent);
  const post = frameMessages(config.parentOrigin);
  const controller = new Controller({ config, shell, show, api, sound, say, amount, post, linesInStake: view.game.betsPerStake });
  new ResizeObserver(() => show.resize()).observe(shell.root);
  show.resize();
  wireButtons(shell, controller, sound, () => {
    const openFairness = (): void => {
      openPage(shell.root, {
        title: say('fair.title'),
        close: say('frame.close'),
        content: fairnessPage({ api, say, amount, game: view.game }),
      });
    };
    const more = element('button', { type: 'button', class: 'choice', onclick: openFairness }, say('fair.open'));
    const content = [...view.rulesPage({ config, say, controller }), element('div', { class: 'choices' }, more)];
    openPage(shell.root, { title: say('rules.title'), close: say('frame.close'), content });
  });
  wireKeys(shell, controller);
  // Money may come while the game stands still: from another tab, or from the page around this frame.
  for (const event of ['visibilitychange', 'focus'])
    window.addEventListener(event, () => void controller.refreshBalance(), { capture: true });

  for (;;) {
    try {
      const entry = await api.enter();
      runClock(shell.clock, entry.elapsedMs);
      controller.begin(entry);
      return;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (isOver(error)) post('session-expired');
      const remedy = await explainFailure({ root: shell.root, config, say, amount }, error, 0n);
      if (remedy === 'lobby') return controller.toLobby();
    }
  }
}

function wireButtons(shell: Shell, controller: Controller, sound: Sound, openRules: () => void): void {
  const showSound = (): void => {
    shell.sound.setAttribute('aria-pressed', String(sound.isOn));
    relabel(shell.sound, icon(sound.isOn ? 'soundOn' : 'soundOff'));
  };
  shell.spin.addEventListener('click', () => controller.press());
  shell.stakeDown.addEventListener('click', () => controller.moveStake(-1));
  shell.stakeUp.addEventListener('click', () => controller.moveStake(1));
  shell.rules.addEventListener('click', openRules);
  shell.lobby.addEventListener('click', () => controller.toLobby());
  shell.stage.addEventListener('click', () => controller.press());
  shell.sound.addEventListener('click', () => {
    sound.set(!sound.isOn);
    showSound();
    sound.play('press');
  });
  showSound();
}

/** Space and Enter spin, arrows move the stake, wherever the focus is, unless a dialog or another button has it. */
function wireKeys(shell: Shell, controller: Controller): void {
  const steps: Record<string, number> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      controller.moveStake(step);
      return;
    }
    if (event.key !== ' ' && event.key !== 'Enter') return;
    const onButton = event.target instanceof HTMLButtonElement && event.target !== shell.spin;
    if (onButton) return;
    // A held key is no further act: one press, one round (RTS 8A).
    event.preventDefault();
    if (!event.repeat) controller.press();
  });
}
