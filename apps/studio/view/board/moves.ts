import { element } from '../elements.ts';

export interface Move<T extends string> {
  value: T;
  label: string;
  picture?: HTMLElement;
  /** The letter that takes it, too. */
  key: string;
}

/** The moves that a player may make now, as buttons, each with a letter of the keyboard. */
export class Moves<T extends string> {
  readonly root: HTMLElement;
  #take: ((move: T) => void) | null = null;
  #open: readonly Move<T>[] = [];
  /** The move whose button had the focus when it was taken away: the next one is asked for in the same place. */
  #left: T | null = null;

  constructor(label: string) {
    this.root = element('div', { class: 'moves', role: 'group', 'aria-label': label });
    this.root.addEventListener('keydown', (event) => {
      // The browser makes a press of each repeat of Enter on a button.
      if (event.repeat) event.preventDefault();
    });
    document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey, repeat }) => {
      // Who presses a key in between has gone on, to the main button.
      if (this.#take === null) this.#left = null;
      // Held down it is one press: nobody draws or doubles again by leaving a finger on the key (RTS 8A).
      if (repeat || ctrlKey || metaKey || altKey || (target instanceof HTMLElement && target.closest('dialog, input'))) return;
      const move = this.#open.find((each) => each.key === key.toLowerCase());
      if (move) this.#take?.(move.value);
    });
  }

  /** Offers these moves until one is taken. */
  open(moves: readonly Move<T>[], take: (move: T) => void): void {
    this.#open = moves;
    this.#take = take;
    const buttons = moves.map(({ value, label, picture, key }) =>
      element(
        'button',
        { type: 'button', class: 'move', 'aria-keyshortcuts': key, onclick: (event) => this.#press(value, event as MouseEvent) },
        ...(picture ? [picture] : []),
        label,
        element('kbd', { 'aria-hidden': 'true' }, key.toUpperCase()),
      ),
    );
    this.root.replaceChildren(...buttons);
    if (this.#left !== null && document.activeElement === document.body) {
      const same = moves.findIndex(({ value }) => value === this.#left);
      buttons[Math.max(0, same)]?.focus();
    }
    this.#left = null;
  }

  close(): void {
    const focused = [...this.root.children].indexOf(document.activeElement as Element);
    this.#left = this.#open[focused]?.value ?? null;
    this.#open = [];
    this.#take = null;
    this.root.replaceChildren();
  }

  #press(move: T, { detail, currentTarget }: MouseEvent): void {
    // After a click or a tap, Space and Enter stay free for the main button.
    if (detail > 0) (currentTarget as HTMLElement).blur();
    this.#take?.(move);
  }
}
