import { gameArt } from '@verdigale/art';
import type { TableParts } from '../../../view/game-view.ts';
import type { Course, LiveScene } from '../../../view/live/look.ts';
import { easeOut, Ticker } from '../../../view/ticker.ts';
import { timesText } from '../../../view/times-text.ts';
import { TurningWheel } from '../../money-wheel/view/turning-wheel.ts';
import { seedOf } from '../../title-art.ts';
import { segmentsOf } from '../math.ts';
import type { LiveWheelTitle } from '../titles.ts';

const turns = 6;
/** The wheel stands this long before the round is over, so that everybody sees where. */
const stillMs = 900;

/** The great wheel: it turns for as long as the round lasts. */
export class WheelScene implements LiveScene<number> {
  readonly root: HTMLElement;
  readonly #wheel: TurningWheel;
  readonly #ticker = new Ticker(() => this.#wheel.show());
  readonly #parts: TableParts;
  readonly #count: number;

  constructor(parts: TableParts, title: LiveWheelTitle) {
    this.#parts = parts;
    const pays = segmentsOf(title);
    this.#count = pays.length;
    this.#wheel = new TurningWheel({
      colours: gameArt(seedOf(title)).colours,
      figure: (pay) => timesText(parts.config.locale, pay),
      pays: () => pays,
    });
    this.root = this.#wheel.root;
  }

  cover(): void {
    this.#wheel.lit = null;
    this.#wheel.show();
  }

  rest(segment: number): void {
    this.#wheel.turned = -segment;
    this.#wheel.lit = segment;
    this.#wheel.show();
  }

  async play(segment: number, course: Course): Promise<void> {
    const duration = course.leftMs() - stillMs;
    if (duration <= 0) return;
    this.#wheel.lit = null;
    if (this.#parts.isCalm()) return course.until(0.9);
    const count = this.#count;
    const from = this.#wheel.turned;
    const way = turns * count + ((((-segment - from) % count) + count) % count);
    let passed = 0;
    await this.#ticker.run((elapsed) => {
      const share = course.leftMs() <= 0 ? 1 : Math.min(1, elapsed / duration);
      this.#wheel.turned = from + way * easeOut(share);
      if (Math.floor(this.#wheel.turned) !== passed) {
        passed = Math.floor(this.#wheel.turned);
        if (share < 1) this.#parts.sound.play('stop', 0);
      }
      return share === 1;
    });
    this.#parts.sound.play('stop', 4);
  }

  resize(): void {
    this.#wheel.resize();
  }
}
