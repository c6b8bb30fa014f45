import { fitCanvas } from '../../../view/canvas.ts';
import { element } from '../../../view/elements.ts';
import type { Surface } from '../../../view/engrave.ts';
import { easeOut, type Ticker } from '../../../view/ticker.ts';
import { drawBall, drawBowl, drawWheel, pocketAngle } from './wheel-face.ts';

/** Turns a second, of the wheel and of the ball against it. */
const speed = { wheel: -0.16, ball: 1.15 };
const settleMs = 3400;
const whole = Math.PI * 2;

interface WheelParts {
  ticker: () => Ticker;
  figure: (number: number) => string;
}

/**
 * The wheel and its ball. It runs until it is given the number, and comes to rest with the ball in its pocket. Its parts are drawn once a
 * size, and moved by their style.
 */
export class Wheel {
  readonly root: HTMLElement;
  readonly #parts: WheelParts;
  readonly #bowl = element('canvas');
  readonly #face = element('canvas', { class: 'wheel-face' });
  readonly #ballPicture = element('canvas', { class: 'wheel-ball', hidden: true });
  #radius = 0;
  #turn = 0;
  /** Angle and reach (a share of the radius) of the ball; null before the first round. */
  #ball: { angle: number; reach: number } | null = null;
  #isRunning = false;

  constructor(parts: WheelParts) {
    this.#parts = parts;
    this.root = element('div', { class: 'wheel', 'aria-hidden': 'true', dir: 'ltr' }, this.#bowl, this.#face, this.#ballPicture);
  }

  resize(): void {
    const size = Math.min(this.root.clientWidth, this.root.clientHeight);
    if (size < 1 || size === this.#radius * 2) return;
    this.#radius = size / 2;
    const ball = this.#ballSize;
    drawBowl(this.#centred(this.#bowl, size), this.#radius);
    drawWheel(this.#centred(this.#face, size), this.#radius, this.#parts.figure);
    drawBall(this.#centred(this.#ballPicture, 2 * ball), ball);
    this.#ballPicture.style.inlineSize = `${2 * ball}px`;
    this.draw();
  }

  /** Sets wheel and ball going. */
  run(): void {
    this.#isRunning = true;
    const [turn, angle] = [this.#turn, this.#ball?.angle ?? 0];
    void this.#parts.ticker().run((elapsed) => {
      if (!this.#isRunning) return true;
      this.#turn = turn + (elapsed / 1000) * speed.wheel * whole;
      this.#ball = { angle: angle + (elapsed / 1000) * speed.ball * whole, reach: 0.915 };
      return false;
    });
  }

  /** Stops where it is. */
  halt(): void {
    this.#isRunning = false;
  }

  /** Brings the ball to rest in a number's pocket; `isHurried` may become true on the way. */
  async settle(number: number, isHurried: () => boolean): Promise<void> {
    this.#isRunning = false;
    const turn = this.#turn;
    const from = this.#ball?.angle ?? 0;
    const turnEnd = turn + 0.35 * speed.wheel * whole * (settleMs / 1000);
    const pocket = turnEnd + pocketAngle(number);
    const to = pocket + Math.ceil((from + 2 * whole - pocket) / whole) * whole;
    await this.#parts.ticker().run((elapsed) => {
      const share = isHurried() ? 1 : Math.min(1, elapsed / settleMs);
      this.#turn = turn + (turnEnd - turn) * easeOut(share);
      const fall = Math.max(0, (share - 0.55) / 0.45);
      const leap = Math.abs(Math.sin(fall * Math.PI * 3)) * (1 - fall) * 0.07;
      this.#ball = { angle: from + (to - from) * easeOut(share), reach: 0.915 - 0.335 * Math.min(1, fall * 1.6) + leap };
      return share === 1;
    });
  }

  /** Shows a number at rest. */
  place(number: number): void {
    this.#ball = { angle: this.#turn + pocketAngle(number), reach: 0.58 };
  }

  draw(): void {
    this.#face.style.rotate = `${this.#turn}rad`;
    const ball = this.#ball;
    this.#ballPicture.hidden = ball === null;
    if (!ball) return;
    const at = (across: number): string => `${this.#radius * (1 + across * ball.reach) - this.#ballSize}px`;
    this.#ballPicture.style.translate = `${at(Math.cos(ball.angle))} ${at(Math.sin(ball.angle))}`;
  }

  /** Its radius. */
  get #ballSize(): number {
    return Math.max(4, this.#radius * 0.04);
  }

  #centred(canvas: HTMLCanvasElement, size: number): Surface {
    const surface = fitCanvas(canvas, size, size);
    surface.translate(size / 2, size / 2);
    return surface;
  }
}
