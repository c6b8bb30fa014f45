import { segments, type Segments } from '../../../view/segments.ts';
import type { BetBoard, BoardHost } from '../../../view/live/look.ts';
import { Felt } from '../../gale-roulette/view/felt.ts';
import { pickedKinds, press, type PickedKind } from '../../gale-roulette/view/pick.ts';
import type { PlacedBet } from '../../placed-bets.ts';
import type { RouletteResult } from '../math.ts';

/** The felt of roulette, and the kind of bet that pressing its numbers means. */
export class FeltBoard implements BetBoard<RouletteResult> {
  readonly root: HTMLElement;
  readonly kinds: Segments<PickedKind>;
  readonly #felt: Felt;
  readonly #host: BoardHost;
  readonly #figure: (number: number) => string;
  #pressed: number[] = [];
  #isLocked = false;

  constructor(host: BoardHost, figure: (number: number) => string) {
    const { say } = host.parts;
    this.#host = host;
    this.#figure = figure;
    this.kinds = segments<PickedKind>({
      label: say('roulette.kind'),
      options: pickedKinds.map((value) => ({ value, label: say(`roulette.${value}`) })),
      value: 'straight',
      onChange: () => this.#mark([], []),
    });
    this.kinds.element.classList.add('kinds');
    const { worthOf, moneyOf, place } = host;
    this.#felt = new Felt({ say, figure, worthOf, moneyOf, onNumber: (number) => this.#press(number), onBet: place });
    this.root = this.#felt.element;
  }

  lay(placed: readonly PlacedBet[]): void {
    this.#felt.lay(placed);
  }

  mark(result: RouletteResult | null): void {
    this.#felt.call(result ? [result[0]] : []);
  }

  setLocked(isLocked: boolean): void {
    this.#isLocked = isLocked;
    this.#mark([], []);
    this.#felt.setLocked(isLocked);
  }

  resize(): void {
    this.#felt.resize();
  }

  #press(number: number): void {
    if (this.#isLocked) return;
    const { bet, pressed, next } = press(this.kinds.value, this.#pressed, number);
    this.#mark(pressed, next);
    if (bet) this.#host.place(bet.identity);
    else if (pressed.length > 0)
      this.#host.readOut(this.#host.parts.say('roulette.pressNext', { numbers: next.map(this.#figure).join(', ') }));
  }

  #mark(pressed: number[], next: number[]): void {
    this.#pressed = pressed;
    this.#felt.mark(pressed, next);
  }
}
