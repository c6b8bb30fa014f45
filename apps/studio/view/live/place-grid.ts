import type { LiveResult } from '../../games/live-game.ts';
import type { PlacedBet } from '../../games/placed-bets.ts';
import { element } from '../elements.ts';
import type { BetBoard, BoardHost } from './look.ts';

export interface Place {
  bet: string;
  /** In full, with what it pays: what is read out. */
  name: string;
  /** What stands on it, and what it pays. */
  label: string;
  pays: string;
  className: string;
}

interface PlaceGridParts<Result extends LiveResult> {
  host: BoardHost;
  className: string;
  places: readonly Place[];
  isPaid(bet: string, result: Result): boolean;
}

/** A board of buttons, one for each bet, with the chips that lie on it. */
export class PlaceGrid<Result extends LiveResult> implements BetBoard<Result> {
  readonly root: HTMLElement;
  readonly #parts: PlaceGridParts<Result>;
  readonly #buttons: ReadonlyMap<string, { place: Place; button: HTMLButtonElement; chip: HTMLElement }>;

  constructor(parts: PlaceGridParts<Result>) {
    this.#parts = parts;
    this.#buttons = new Map(
      parts.places.map((place) => {
        const chip = element('span', { class: 'place-chip', 'aria-hidden': 'true', hidden: true });
        const button = element(
          'button',
          { type: 'button', class: place.className, 'aria-label': place.name, onclick: () => parts.host.place(place.bet) },
          element('span', {}, place.label),
          element('small', {}, place.pays),
          chip,
        );
        return [place.bet, { place, button, chip }];
      }),
    );
    this.root = element('div', { class: parts.className, dir: 'ltr' }, ...[...this.#buttons.values()].map(({ button }) => button));
  }

  lay(placed: readonly PlacedBet[]): void {
    const { say } = this.#parts.host.parts;
    const units = new Map(placed.map((each) => [each.bet, each.units]));
    for (const [bet, { place, button, chip }] of this.#buttons) {
      const lying = units.get(bet) ?? 0;
      chip.hidden = lying === 0;
      chip.textContent = lying === 0 ? '' : this.#parts.host.worthOf(lying);
      button.toggleAttribute('data-laid', lying > 0);
      const name = lying === 0 ? place.name : say('chips.onBet', { bet: place.name, worth: this.#parts.host.moneyOf(lying) });
      button.setAttribute('aria-label', name);
    }
  }

  mark(result: Result | null): void {
    for (const [bet, { button }] of this.#buttons) button.toggleAttribute('data-won', result !== null && this.#parts.isPaid(bet, result));
  }

  setLocked(isLocked: boolean): void {
    for (const { button } of this.#buttons.values()) button.setAttribute('aria-disabled', String(isLocked));
  }

  /** Nothing to do: it is laid out by its style. */
  resize(): void {}
}
