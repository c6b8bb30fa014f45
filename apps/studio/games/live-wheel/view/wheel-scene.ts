import { gameArt } from '@verdigale/art';
import { fitCanvas } from '../../../view/canvas.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import type { Course, LiveScene } from '../../../view/live/look.ts';
import { easeOut, Ticker } from '../../../view/ticker.ts';
import { timesText } from '../../../view/times-text.ts';
import { drawWheel } from '../../money-wheel/view/draw-wheel.ts';
import { seedOf } from '../../title-art.ts';
import { segmentsOf } from '../math.ts';
import type { LiveWheelTitle } from '../titles.ts';

const turns = 6;
/** The wheel stands this long before the round is over, so that everybody sees where. */
const stillMs = 900;

/** The great wheel: it turns for as long as the round lasts. */
export class WheelScene implements LiveScene<number> {
  readonly root: HTMLElement;
  readonly #canvas = element('canvas', { 'aria-hidden': 'true' });
  readonly #ticker = new Ticker(() => this.#draw());
  readonly #parts: TableParts;
  readonly #title: LiveWheelTitle;
  readonly #pays: number[];
  /** How far the wheel has turned, in segments. */
  #turned = 0;
  #lit: number | null = null;

  constructor(parts: TableParts, title: LiveWheelTitle) {
    this.#parts = parts;
    this.#title = title;
    this.#pays = segmentsOf(title);
    this.root = element('div', { class: 'wheel' }, this.#canvas);
  }

  cover(): void {
    this.#lit = null;
    this.#draw();
  }

  rest(segment: number): void {
    this.#turned = -segment;
    this.#lit = segment;
    this.#draw();
  }

  async play(segment: number, course: Course): Promise<void> {
    const duration = course.leftMs() - stillMs;
    if (duration <= 0) return;
    this.#lit = null;
    if (this.#parts.isCalm()) return course.until(0.9);
    const count = this.#pays.length;
    const from = this.#turned;
    const way = turns * count + ((((-segment - from) % count) + count) % count);
    let passed = 0;
    await this.#ticker.run((elapsed) => {
      const share = course.leftMs() <= 0 ? 1 : Math.min(1, elapsed / duration);
      this.#turned = from + way * easeOut(share);
      if (Math.floor(this.#turned) !== passed) {
        passed = Math.floor(this.#turned);
        if (share < 1) this.#parts.sound.play('stop', 0);
      }
      return share === 1;
    });
    this.#parts.sound.play('stop', 4);
  }

  resize(): void {
    this.#draw();
  }

  #draw(): void {
    const size = Math.min(this.root.clientWidth, this.root.clientHeight);
    if (size < 20) return;
    this.#canvas.style.inlineSize = `${size}px`;
    drawWheel(fitCanvas(this.#canvas, size, size), size, {
      pays: this.#pays,
      turned: this.#turned,
      lit: this.#lit,
      colours: gameArt(seedOf(this.#title)).colours,
      figure: (pay) => timesText(this.#parts.config.locale, pay),
    });
  }
}
