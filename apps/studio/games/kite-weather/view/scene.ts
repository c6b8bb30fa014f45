import { fitCanvas } from '../../../view/canvas.ts';
import { element } from '../../../view/elements.ts';
import { alpha, circle, type Surface } from '../../../view/engrave.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawClimb } from './climb.ts';
import { Clouds } from './clouds.ts';
import { ink } from './ink.ts';
import { Kite } from './kite.ts';
import { climbShare, heightAt, type Plot } from './plot.ts';

/** What is to be seen: how long the climb has lasted, and how long ago it ended. */
export interface Sight {
  elapsedMs: number;
  sinceEndMs: number | null;
  isCalm: boolean;
  nowMs: number;
}

const fallMs = 1400;
const liftMs = 1500;
const stars = Array.from({ length: 70 }, (_, star) => ({
  x: (star * 0.61803) % 1,
  y: (star * 0.38196 + Math.floor(star / 9) * 0.07) % 0.8,
  size: 0.6 + ((star * 7) % 5) * 0.22,
}));

/** The landscape with the kite over it: what stands still on a canvas of its own behind the other. */
export class Scene {
  readonly #canvas: HTMLCanvasElement;
  readonly #surface: Surface;
  readonly #backdrop = element('canvas', { class: 'reels', 'aria-hidden': 'true' });
  readonly #clouds = new Clouds();
  readonly #kite = new Kite();
  readonly #multiplierText: (multiplier: number) => string;
  /** How far down the words over the picture reach. */
  #wordsEnd = 0;
  #width = 0;
  #height = 0;

  constructor(canvas: HTMLCanvasElement, multiplierText: (multiplier: number) => string) {
    this.#canvas = canvas;
    this.#surface = canvas.getContext('2d') as Surface;
    this.#multiplierText = multiplierText;
    canvas.before(this.#backdrop);
  }

  /** Fits the picture to its element, and the climb under the words over it; called whenever either changes. */
  resize(wordsEnd: number): void {
    this.#wordsEnd = wordsEnd;
    [this.#width, this.#height] = [this.#canvas.clientWidth, this.#canvas.clientHeight];
    fitCanvas(this.#canvas, this.#width, this.#height);
    drawBackdrop(fitCanvas(this.#backdrop, this.#width, this.#height), this.#width, this.#height);
    this.#clouds.resize(Math.min(this.#width, this.#height * 1.6));
    this.#kite.resize(this.#kiteSize);
  }

  draw({ elapsedMs, sinceEndMs, isCalm, nowMs }: Sight): void {
    const surface = this.#surface;
    const width = this.#width;
    const height = this.#height;
    if (width === 0) return;
    const risen = Math.log10(heightAt(elapsedMs));
    surface.clearRect(0, 0, width, height);
    this.#drawStars(risen);
    this.#clouds.draw(surface, width, height, isCalm ? 0 : nowMs / 1000 + elapsedMs / 400, isCalm ? 0 : risen * 2.4);
    const plot = this.#plot();
    const isOver = sinceEndMs !== null;
    const head = drawClimb(surface, plot, elapsedMs, isOver, this.#multiplierText);
    const size = this.#kiteSize;
    const time = isCalm ? 0 : nowMs / 1000;
    // On the ground it stands; in the wind it lies along its string.
    const lean = elapsedMs === 0 && !isOver ? 0.3 : Math.PI / 2 - Math.min(1.25, Math.max(0.5, head.slope));
    if (!isOver) {
      const sway = isCalm ? 0 : Math.sin(time * 1.7) * 0.07;
      // It stands on its tip until the wind takes it.
      const lift = size * 0.45 * Math.max(0, 1 - elapsedMs / liftMs);
      this.#kite.draw(surface, { x: head.x, y: head.y - lift, turn: lean + sway, time, isLimp: elapsedMs === 0 });
    } else this.#drawFall(head, { size, lean, sinceMs: isCalm ? fallMs : sinceEndMs, time, isCalm });
  }

  /** The string has broken: the kite tumbles out of sight; without motion it hangs where it was, faded. */
  #drawFall(
    head: { x: number; y: number },
    { size, lean, sinceMs, time, isCalm }: { size: number; lean: number; sinceMs: number; time: number; isCalm: boolean },
  ): void {
    const surface = this.#surface;
    const width = this.#width;
    const height = this.#height;
    surface.strokeStyle = alpha(ink.pale, 0.85);
    surface.lineWidth = 1.4;
    surface.beginPath();
    for (let ray = 0; ray < 12; ray += 1) {
      const turn = (ray / 12) * Math.PI * 2 + 0.2;
      surface.moveTo(head.x + Math.cos(turn) * size * 0.14, head.y + Math.sin(turn) * size * 0.14);
      surface.lineTo(head.x + Math.cos(turn) * size * 0.32, head.y + Math.sin(turn) * size * 0.32);
    }
    surface.stroke();
    const share = Math.min(1, sinceMs / fallMs);
    if (share === 1 && !isCalm) return;
    surface.save();
    surface.globalAlpha = isCalm ? 0.45 : 1 - share ** 3;
    const fallen = isCalm ? 0 : share;
    this.#kite.draw(surface, {
      x: head.x + fallen * width * 0.12,
      y: head.y + fallen ** 2 * (height - head.y + size),
      turn: isCalm ? lean + 0.9 : lean + fallen * 4.4,
      time,
      isLimp: true,
    });
    surface.restore();
  }

  /** The higher the kite, the nearer the night. */
  #drawStars(risen: number): void {
    const surface = this.#surface;
    const width = this.#width;
    const height = this.#height;
    const night = Math.min(1, risen / 1.3);
    if (night < 0.04) return;
    surface.fillStyle = alpha(ink.night, night * 0.5);
    surface.fillRect(0, 0, width, height);
    surface.fillStyle = alpha(ink.pale, night * 0.9);
    for (const { x, y, size } of stars) surface.fill(circle(x * width, y * height, size));
  }

  #plot(): Plot {
    const width = this.#width;
    const height = this.#height;
    const left = width < 520 ? 48 : 72;
    const foot = height * 0.9;
    // The kite at its highest stays under the words.
    const highest = foot - this.#wordsEnd - this.#kiteSize * 0.62;
    return { left, foot, width: width - left - 16, height: Math.max(height * 0.2, Math.min(height * 0.78, highest / climbShare)) };
  }

  get #kiteSize(): number {
    return Math.min(92, Math.max(36, Math.min(this.#width, this.#height) * 0.2));
  }
}
