import { ChipControls, type ChipControlsParts } from '../../../view/chips/chip-controls.ts';
import { element } from '../../../view/elements.ts';
import { segments, type Segments } from '../../../view/segments.ts';
import { pickedKinds, type PickedKind } from './pick.ts';

export type ControlsParts = ChipControlsParts & { onKind: () => void };

/** What pressing the table places: how many chips, on which kind of bet; and the buttons that undo it. */
export class RouletteControls extends ChipControls {
  readonly element: HTMLElement;
  readonly #kinds: Segments<PickedKind>;

  constructor(parts: ControlsParts) {
    super(parts);
    const { say, onKind } = parts;
    this.#kinds = segments<PickedKind>({
      label: say('roulette.kind'),
      options: pickedKinds.map((value) => ({ value, label: say(`roulette.${value}`) })),
      value: 'straight',
      onChange: onKind,
    });
    this.#kinds.element.classList.add('kinds');
    this.element = element('div', { class: 'own-row' }, this.#kinds.element, this.row, this.acts);
  }

  get kind(): PickedKind {
    return this.#kinds.value;
  }

  override setLocked(isLocked: boolean): void {
    super.setLocked(isLocked);
    this.#kinds.setLocked(isLocked);
  }
}
