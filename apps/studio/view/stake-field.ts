import { element, icon } from './elements.ts';
import type { Say } from './texts.ts';

/** The stake as it is shown, typed and moved. */
export interface StakeField {
  element: HTMLElement;
  /** Shows the stake, and lets it be typed. */
  input: HTMLInputElement;
  label: HTMLLabelElement;
  down: HTMLButtonElement;
  up: HTMLButtonElement;
  least: HTMLButtonElement;
  half: HTMLButtonElement;
  double: HTMLButtonElement;
  most: HTMLButtonElement;
  /** The stakes of the game's list, each a chip: opened by a button beside the stake. */
  chips: HTMLElement;
}

export function stakeField(say: Say): StakeField {
  const button = (name: string, label: string, content: Node | string): HTMLButtonElement =>
    element('button', { type: 'button', class: name, 'aria-label': label, title: label }, content);
  const input = element('input', {
    id: 'stake',
    class: 'stake-input',
    inputmode: 'decimal',
    autocomplete: 'off',
    enterkeyhint: 'done',
    maxlength: '24',
  });
  const label = element('label', { for: 'stake' }, say('frame.stake'));
  const down = button('step step-down', say('frame.stakeDown'), icon('minus'));
  const up = button('step step-up', say('frame.stakeUp'), icon('plus'));
  const quick = (content: string, label: string): HTMLButtonElement => button('quick', `${content}: ${label}`, content);
  const least = quick(say('frame.least'), say('frame.stakeLeast'));
  const half = quick('½', say('frame.stakeHalf'));
  const double = quick('2×', say('frame.stakeDouble'));
  const most = quick(say('frame.most'), say('frame.stakeMost'));
  const chips = element('div', { class: 'stake-tray', popover: 'auto', role: 'group', 'aria-label': say('frame.stakeChips') });
  const open = button('quick chips-open', say('frame.stakeChips'), icon('chips'));
  open.popoverTargetElement = chips;
  return {
    element: element(
      'div',
      { class: 'stakes', role: 'group', 'aria-label': say('frame.stake') },
      down,
      element('div', { class: 'figure figure-stake' }, label, input),
      up,
      element('div', { class: 'quick-row' }, least, half, double, most, open),
      chips,
    ),
    input,
    label,
    down,
    up,
    least,
    half,
    double,
    most,
    chips,
  };
}
