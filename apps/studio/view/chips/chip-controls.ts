import { element, icon } from '../elements.ts';
import { segments, type Segments } from '../segments.ts';
import type { Say } from '../texts.ts';

export interface ChipControlsParts {
  say: Say;
  /** How many chips a stake is, and how many one press lays at first. */
  units: number;
  size: number;
  /** What so many chips of the present stake are worth, as short as it can be written. */
  worthOf: (units: number) => string;
  onUndo: () => void;
  onClear: () => void;
  onRepeat: () => void;
}

type Act = 'undo' | 'clear' | 'repeat';
const actIcons = { undo: 'undo', clear: 'close', repeat: 'spin' } as const;
const sizes = [1, 2, 5, 10, 20];

/** How many chips one press lays on a table, and the buttons that take them back or lay the last ones again. */
export class ChipControls {
  readonly row = element('div', { class: 'chips-row' });
  readonly acts: HTMLElement;
  readonly #buttons: Record<Act, HTMLButtonElement>;
  readonly #parts: ChipControlsParts;
  #size: Segments<string>;

  constructor(parts: ChipControlsParts) {
    const { say, size, onUndo, onClear, onRepeat } = parts;
    this.#parts = parts;
    this.#size = this.#makeChips(String(size));
    const act = (key: Act, onclick: () => void): HTMLButtonElement => {
      const label = say(`chips.${key}`);
      return element('button', { type: 'button', class: 'act', 'aria-label': label, title: label, onclick }, icon(actIcons[key]));
    };
    this.#buttons = { undo: act('undo', onUndo), clear: act('clear', onClear), repeat: act('repeat', onRepeat) };
    this.acts = element('div', { class: 'acts' }, ...Object.values(this.#buttons));
    this.showActs({ isEmpty: true, canRepeat: false });
  }

  get chips(): number {
    return Number(this.#size.value);
  }

  /** Writes anew what the chips are worth. */
  showStake(): void {
    this.#size = this.#makeChips(this.#size.value);
  }

  /** An empty table can be laid out as it last was; another one can be cleared. */
  showActs({ isEmpty, canRepeat }: { isEmpty: boolean; canRepeat: boolean }): void {
    const { undo, clear, repeat } = this.#buttons;
    const isRepeat = isEmpty && canRepeat;
    const [shown, gone] = isRepeat ? [repeat, clear] : [clear, repeat];
    const hadFocus = document.activeElement === gone;
    shown.hidden = false;
    gone.hidden = true;
    if (hadFocus) shown.focus();
    for (const button of [undo, clear]) button.setAttribute('aria-disabled', String(isEmpty));
  }

  setLocked(isLocked: boolean): void {
    this.#size.setLocked(isLocked);
    for (const button of Object.values(this.#buttons)) button.classList.toggle('act-off', isLocked);
  }

  #makeChips(value: string): Segments<string> {
    const { say, units, worthOf } = this.#parts;
    const made = segments({
      label: say('chips.chips'),
      options: sizes.filter((size) => size <= units).map((size) => ({ value: String(size), label: worthOf(size) })),
      value,
      onChange: () => undefined,
    });
    this.row.replaceChildren(made.element);
    return made;
  }
}
