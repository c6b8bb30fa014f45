import { fitCanvas, picture } from '../../../view/canvas.ts';
import { circle, radial, type Surface } from '../../../view/engrave.ts';
import { easeOut, type Ticker } from '../../../view/ticker.ts';
import { drawBowl, drawWheel, pocketAngle } from './wheel-face.ts';
import { ink } from './palette.ts';

/** Turns a second, of the wheel and of the ball against it. */
const speed = { wheel: -0.16, ball: 1.15 };
const settleMs = 3400;
const whole = Math.PI * 2;

interface WheelParts {
  canvas: HTMLCanvasElement;
  ticker: () => Ticker;
  figure: (number: number) => string;
}

/** The wheel and its ball. It runs until it is given the number, and comes to rest with the ball in its pocket. */
export class Wheel {
  readonly #parts: WheelParts;
  #surface: Surface | null = null;
  #still: { bowl: HTMLCanvasElement; wheel: HTMLCanvasElement } | null = null;
  #radius = 0;
  #turn = 0;
  /** Angle and reach (a share of the radius) of the ball; null before the first round. */
  #ball: { angle: number; reach: number } | null = null;
  #isRunning = false;

  constructor(parts: WheelParts) {
    this.#parts = parts;
  }

  resize(): void {
    const { canvas, figure } = this.#parts;
    const size = Math.min(canvas.clientWidth, canvas.clientHeight);
    if (size < 1) return;
    this.#radius = size / 2;
    this.#surface = fitCanvas(canvas, size, size);
    const centred = (draw: (surface: Surface) => void): HTMLCanvasElement =>
      picture(size, size, (surface) => {
        surface.translate(size / 2, size / 2);
        draw(surface);
      });
    this.#still = {
      bowl: centred((surface) => drawBowl(surface, this.#radius)),
      wheel: centred((surface) => drawWheel(surface, this.#radius, figure)),
    };
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
    const surface = this.#surface;
    const still = this.#still;
    const radius = this.#radius;
    const ball = this.#ball;
    if (!surface || !still) return;
    surface.clearRect(0, 0, 2 * radius, 2 * radius);
    surface.drawImage(still.bowl, 0, 0, 2 * radius, 2 * radius);
    surface.save();
    surface.translate(radius, radius);
    surface.rotate(this.#turn);
    surface.drawImage(still.wheel, -radius, -radius, 2 * radius, 2 * radius);
    surface.restore();
    if (!ball) return;
    const size = Math.max(4, radius * 0.04);
    const [x, y] = [radius + Math.cos(ball.angle) * radius * ball.reach, radius + Math.sin(ball.angle) * radius * ball.reach];
    surface.fillStyle = radial(surface, x - size * 0.3, y - size * 0.3, 0, size * 1.2, [
      [0, '#ffffff'],
      [1, ink.olive],
    ]);
    surface.fill(circle(x, y, size));
  }
}
