import { element, icon } from '../../../view/elements.ts';
import { segments, type Segments } from '../../../view/segments.ts';
import type { Say } from '../../../view/texts.ts';
import { unitsPerStake } from '../math.ts';
import { pickedKinds, type PickedKind } from './pick.ts';

const sizes = ['1', '2', '5', '10', `${unitsPerStake}`] as const;

export interface ControlsParts {
  say: Say;
  /** What so many chips of the present stake are worth, as short as it can be written. */
  worthOf: (units: number) => string;
  onKind: () => void;
  onUndo: () => void;
  onClear: () => void;
  onRepeat: () => void;
}

type Act = 'undo' | 'clear' | 'repeat';
const actIcons = { undo: 'undo', clear: 'close', repeat: 'spin' } as const;

/** What pressing the table places: how many chips, on which kind of bet; and the buttons that undo it. */
export class RouletteControls {
  readonly element: HTMLElement;
  readonly #kinds: Segments<PickedKind>;
  readonly #buttons: Record<Act, HTMLButtonElement>;
  readonly #chipRow = element('div', { class: 'chips-row' });
  readonly #say: Say;
  readonly #worthOf: (units: number) => string;
  #size: Segments<(typeof sizes)[number]>;

  constructor({ say, worthOf, onKind, onUndo, onClear, onRepeat }: ControlsParts) {
    this.#kinds = segments<PickedKind>({
      label: say('roulette.kind'),
      options: pickedKinds.map((value) => ({ value, label: say(`roulette.${value}`) })),
      value: 'straight',
      onChange: onKind,
    });
    this.#kinds.element.classList.add('kinds');
    this.#say = say;
    this.#worthOf = worthOf;
    this.#size = this.#makeChips('5');
    const act = (key: Act, onclick: () => void): HTMLButtonElement => {
      const label = say(`roulette.${key}`);
      return element('button', { type: 'button', class: 'act', 'aria-label': label, title: label, onclick }, icon(actIcons[key]));
    };
    this.#buttons = { undo: act('undo', onUndo), clear: act('clear', onClear), repeat: act('repeat', onRepeat) };
    this.element = element(
      'div',
      { class: 'own-row' },
      this.#kinds.element,
      this.#chipRow,
      element('div', { class: 'acts' }, ...Object.values(this.#buttons)),
    );
    this.showActs({ isEmpty: true, canRepeat: false });
  }

  get kind(): PickedKind {
    return this.#kinds.value;
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
    repeat.hidden = !isRepeat;
    clear.hidden = isRepeat;
    for (const button of [undo, clear]) button.setAttribute('aria-disabled', String(isEmpty));
  }

  setLocked(isLocked: boolean): void {
    this.#kinds.setLocked(isLocked);
    this.#size.setLocked(isLocked);
    for (const button of Object.values(this.#buttons)) button.classList.toggle('act-off', isLocked);
  }

  #makeChips(value: (typeof sizes)[number]): Segments<(typeof sizes)[number]> {
    const made = segments({
      label: this.#say('roulette.chips'),
      options: sizes.map((size) => ({ value: size, label: this.#worthOf(Number(size)) })),
      value,
      onChange: () => undefined,
    });
    this.#chipRow.replaceChildren(made.element);
    return made;
  }
}
