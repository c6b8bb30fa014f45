import { element } from '../../../view/elements.ts';
import type { Say } from '../../../view/texts.ts';
import { mostMines } from '../math.ts';

const usual = 3;

/** How many mines are laid, and what the round is worth. */
export class MineControls {
  readonly root: HTMLElement;
  readonly #locale: string;
  readonly #input: HTMLInputElement;
  readonly #count = element('b', { 'aria-hidden': 'true' });
  readonly #worth = element('dd', {}, '–');
  readonly #next = element('dd', {}, '–');

  constructor(say: Say, locale: string, onChange: () => void) {
    this.#locale = locale;
    this.#input = element('input', {
      id: 'mine-count',
      type: 'range',
      min: '1',
      max: String(mostMines),
      value: String(usual),
      oninput: () => {
        this.#write();
        onChange();
      },
    });
    const figure = (name: string, value: HTMLElement): HTMLElement =>
      element('dl', { class: `figure figure-${name}` }, element('dt', {}, say(`mines.${name}`)), value);
    this.root = element(
      'div',
      { class: 'mine-controls' },
      element('div', { class: 'mine-count' }, element('label', { for: 'mine-count' }, say('mines.count')), this.#count, this.#input),
      figure('worth', this.#worth),
      figure('next', this.#next),
    );
    this.#write();
  }

  get mines(): number {
    return Number(this.#input.value);
  }

  set mines(count: number) {
    this.#input.value = String(count);
    this.#write();
  }

  setLocked(isLocked: boolean): void {
    this.#input.disabled = isLocked;
  }

  showWorth(worth: string, next: string): void {
    this.#worth.textContent = worth;
    this.#next.textContent = next;
  }

  #write(): void {
    this.#count.textContent = this.mines.toLocaleString(this.#locale);
  }
}
