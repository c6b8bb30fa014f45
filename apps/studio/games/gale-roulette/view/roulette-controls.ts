import { element } from '../../../view/elements.ts';
import { segments, type Segments } from '../../../view/segments.ts';
import type { Say } from '../../../view/texts.ts';
import { unitsPerStake } from '../math.ts';
import { pickedKinds, type PickedKind } from './pick.ts';

const sizes = ['1', '2', '5', '10', `${unitsPerStake}`] as const;

export interface ControlsParts {
  say: Say;
  figure: (number: number) => string;
  onKind: () => void;
  onUndo: () => void;
  onClear: () => void;
  onRepeat: () => void;
}

/** What pressing the table places: how many chips, on which kind of bet; and the buttons that undo it. */
export class RouletteControls {
  readonly element: HTMLElement;
  readonly #kinds: Segments<PickedKind>;
  readonly #size: Segments<(typeof sizes)[number]>;
  readonly #buttons: HTMLButtonElement[];

  constructor({ say, figure, onKind, onUndo, onClear, onRepeat }: ControlsParts) {
    this.#kinds = segments<PickedKind>({
      label: say('roulette.kind'),
      options: pickedKinds.map((value) => ({ value, label: say(`roulette.${value}`) })),
      value: 'straight',
      onChange: onKind,
    });
    this.#size = segments({
      label: say('roulette.chips'),
      options: sizes.map((value) => ({ value, label: figure(Number(value)) })),
      value: '5',
      onChange: () => undefined,
    });
    const acts: [string, () => void][] = [
      ['undo', onUndo],
      ['clear', onClear],
      ['repeat', onRepeat],
    ];
    this.#buttons = acts.map(([key, act]) => element('button', { type: 'button', class: 'act', onclick: act }, say(`roulette.${key}`)));
    this.element = element(
      'div',
      { class: 'own-row' },
      this.#kinds.element,
      this.#size.element,
      element('div', { class: 'acts' }, ...this.#buttons),
    );
  }

  get kind(): PickedKind {
    return this.#kinds.value;
  }

  get chips(): number {
    return Number(this.#size.value);
  }

  setLocked(isLocked: boolean): void {
    this.#kinds.setLocked(isLocked);
    this.#size.setLocked(isLocked);
    for (const button of this.#buttons) button.setAttribute('aria-disabled', String(isLocked));
  }
}
