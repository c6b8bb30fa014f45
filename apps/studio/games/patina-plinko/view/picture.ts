import { fitCanvas } from '../../../view/canvas.ts';
import { rosette, alpha, type Surface } from '../../../view/engrave.ts';
import { drawGround } from '../../../view/ground.ts';
import type { Shell } from '../../../view/shell.ts';
import { paysOf, type PlinkoChoice } from '../math.ts';
import { ballAt, layOut, type Board } from './board.ts';
import { drawBall, drawBucket, drawPins, type Bucket } from './draw-board.ts';
import { ink } from './palette.ts';

const glow = ['#1f5c50', '#123c35', '#09211e', '#030b0a'] as const;

/** Where buckets are narrower there is no room for the sign of multiplication. */
const narrowGap = 34;

/** The ball on its way: how many rows it has passed. */
export interface Fall {
  path: readonly number[];
  rows: number;
}

/** All that is drawn: pins, buckets with their pays, the ball, and the result above. */
export class Picture {
  fall: Fall | null = null;
  /** The bucket that the ball lies in, and how far its light has come, from 0 to 1. */
  lit: { bucket: number; light: number } | null = null;
  result: { text: string; isGain: boolean } = { text: '', isGain: false };
  readonly #shell: Shell;
  readonly #times: (pay: number) => string;
  readonly #figure: (pay: number) => string;
  #shown: PlinkoChoice;
  #board: Board | null = null;
  #surface: Surface | null = null;

  constructor(shell: Shell, choice: PlinkoChoice, write: { times: (pay: number) => string; figure: (pay: number) => string }) {
    this.#shell = shell;
    this.#shown = choice;
    this.#times = write.times;
    this.#figure = write.figure;
  }

  set choice(choice: PlinkoChoice) {
    this.#shown = choice;
    this.resize();
  }

  resize(): void {
    const { width, height } = this.#shell.stage.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    const board = layOut(width, height, this.#shown.rows);
    this.#board = board;
    this.#surface = fitCanvas(this.#shell.reels, width, height);
    const radius = Math.min(width, height) * 0.42;
    const circle = { x: width / 2, y: height * 0.52, radius };
    const still = { key: `${this.#shown.rows} ${this.#shown.risk}`, draw: (surface: Surface) => this.#drawStill(surface, board, circle) };
    drawGround(this.#shell, circle, { glow, line: ink.patina }, { lobes: 8, depth: 0.16, twist: 0.3 }, still);
    this.draw();
  }

  draw(): void {
    const surface = this.#surface;
    const board = this.#board;
    const { fall, lit } = this;
    if (!surface || !board) return;
    const { width, height } = board.stage;
    surface.clearRect(0, 0, width, height);
    if (lit) drawBucket(surface, board, this.#bucket(board, lit.bucket), lit.light);
    if (fall && fall.rows < board.rows) drawBall(surface, board, ballAt(board, fall.path, fall.rows));
    const { x, y, size } = board.result;
    surface.font = `650 ${size}px "Familjen Grotesk", "Vazirmatn", sans-serif`;
    surface.textAlign = 'center';
    surface.textBaseline = 'middle';
    surface.fillStyle = this.result.isGain ? ink.patina : ink.text;
    surface.fillText(this.result.text, x, y, width * 0.9);
  }

  /** What no ball moves: lathe work, pins, and the buckets while nothing lies in them. */
  #drawStill(surface: Surface, board: Board, { x, y, radius }: { x: number; y: number; radius: number }): void {
    rosette(surface, x, y, radius * 0.8, {
      lobes: 8,
      depth: 0.14,
      rings: 12,
      inner: 0.5,
      twist: 0.3,
      colour: alpha(ink.patina, 0.16),
      width: 0.8,
    });
    drawPins(surface, board);
    for (const index of paysOf(this.#shown).keys()) drawBucket(surface, board, this.#bucket(board, index), 0);
  }

  /** In a narrow bucket the figures stand alone. */
  #bucket(board: Board, index: number): Bucket {
    const pay = paysOf(this.#shown)[index] as number;
    return { index, pay, label: board.gap < narrowGap ? this.#figure(pay) : this.#times(pay) };
  }
}
