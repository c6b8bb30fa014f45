import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import type { Course, LiveScene } from '../../../view/live/look.ts';
import { Ticker } from '../../../view/ticker.ts';
import { colourOf } from '../../gale-roulette/bets.ts';
import { Wheel } from '../../gale-roulette/view/wheel.ts';
import type { RouletteResult } from '../math.ts';

/** The ball begins to fall this long before the round is over. */
const fallMs = 4300;
/** And is in its pocket by then, even on a slow page. */
const latestMs = 250;

/** The wheel that turns for everybody, the struck numbers under it, and the number that came. */
export class WheelScene implements LiveScene<RouletteResult> {
  readonly root: HTMLElement;
  readonly #parts: TableParts;
  readonly #wheel: Wheel;
  readonly #ticker: Ticker;
  readonly #struck = element('ol', { class: 'struck' });
  readonly #called = element('p', { class: 'called-number', 'aria-hidden': 'true' });
  readonly #figure: (number: number) => string;

  constructor(parts: TableParts, figure: (number: number) => string) {
    this.#parts = parts;
    this.#figure = figure;
    this.#wheel = new Wheel({ ticker: () => this.#ticker, figure });
    this.#ticker = new Ticker(() => this.#wheel.draw());
    this.root = element(
      'div',
      { class: 'wheel-scene' },
      element('div', { class: 'wheel-box' }, this.#wheel.root, this.#called),
      this.#struck,
    );
  }

  cover(): void {
    this.#struck.replaceChildren();
    this.#called.textContent = '';
    this.#wheel.draw();
  }

  rest([number, struck]: RouletteResult): void {
    this.#showStruck(struck, number);
    this.#wheel.place(number);
    this.#call(number);
    this.#ticker.draw();
  }

  async play([number, struck]: RouletteResult, course: Course): Promise<void> {
    this.#called.textContent = '';
    this.#showStruck(struck, null);
    if (course.leftMs() < latestMs) return;
    const isCalm = this.#parts.isCalm();
    if (!isCalm) this.#wheel.run();
    while (course.leftMs() > fallMs) await new Promise((resolve) => setTimeout(resolve, Math.min(500, course.leftMs() - fallMs)));
    if (isCalm) await course.until(0.95);
    await this.#wheel.settle(number, () => isCalm || course.leftMs() < latestMs);
    this.#parts.sound.play('stop');
  }

  resize(): void {
    this.#wheel.resize();
  }

  #showStruck(struck: RouletteResult[1], called: number | null): void {
    const rows = struck.map(([number, times]) =>
      element(
        'li',
        { class: called === number ? 'struck-number struck-called' : 'struck-number' },
        element('b', {}, this.#figure(number)),
        `${this.#figure(times)}×`,
      ),
    );
    this.#struck.replaceChildren(...rows);
  }

  #call(number: number): void {
    this.#called.replaceChildren(element('b', { class: `cell-${colourOf(number)}` }, this.#figure(number)));
  }
}
