import { fitCanvas, picture } from '../../../view/canvas.ts';
import { alpha, circle, linear, polygon, type Surface } from '../../../view/engrave.ts';
import { drawGround } from '../../../view/ground.ts';
import type { Shell } from '../../../view/shell.ts';
import type { DiceChoice } from '../math.ts';
import { angleOf, drawFace, winningArc, type DialPlace } from './dial-face.ts';
import { ink } from './palette.ts';

const glow = ['#4b3c7d', '#2b2250', '#16112b', '#0a0714'] as const;

/** What stands in the middle of the dial. */
export interface Reading {
  number: string;
  result: string;
  isGain: boolean;
}

/** The dial: what wins on its rim, a needle that rolls, and the number in its middle. */
export class Dial {
  choice: DiceChoice;
  /** Where the needle points, in hundredths; it may be beyond a whole turn while it rolls. */
  needle = 0;
  reading: Reading = { number: '', result: '', isGain: false };
  /** From 0 to 1: how far the light of a win has come. */
  light = 0;
  readonly #shell: Shell;
  readonly #figure: (number: number) => string;
  #surface: Surface | null = null;
  #picture: HTMLCanvasElement | null = null;
  #place: DialPlace = { x: 0, y: 0, radius: 0 };
  #stage = { width: 0, height: 0 };

  constructor(shell: Shell, choice: DiceChoice, figure: (number: number) => string) {
    this.#shell = shell;
    this.choice = choice;
    this.#figure = figure;
  }

  resize(): void {
    const { width, height } = this.#shell.stage.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    this.#stage = { width, height };
    this.#surface = fitCanvas(this.#shell.reels, width, height);
    this.#place = { x: width / 2, y: height / 2, radius: Math.min(width * 0.46, height * 0.47, 520) };
    this.#picture = needlePicture(this.#place.radius);
    const face = { key: 'dial', draw: (surface: Surface) => drawFace(surface, this.#place, this.#figure) };
    drawGround(this.#shell, this.#place, { glow, line: ink.violet }, { lobes: 12, depth: 0.12, twist: 0.24 }, face);
    this.draw();
  }

  draw(): void {
    const surface = this.#surface;
    if (!surface) return;
    surface.clearRect(0, 0, this.#stage.width, this.#stage.height);
    this.#drawWinning(surface);
    this.#drawNeedle(surface);
    this.#drawReading(surface);
  }

  #drawWinning(surface: Surface): void {
    const { x, y, radius } = this.#place;
    const { from, to } = winningArc(this.choice);
    surface.lineWidth = radius * 0.055;
    surface.strokeStyle = alpha(ink.text, 0.1);
    surface.stroke(circle(x, y, radius * 0.93));
    surface.strokeStyle = ink.verdigris;
    surface.beginPath();
    surface.arc(x, y, radius * 0.93, from, to);
    surface.stroke();
    if (this.light > 0) {
      surface.strokeStyle = alpha(ink.verdigrisPale, 0.5 * this.light);
      surface.lineWidth = 3;
      surface.stroke(circle(x, y, radius * (1 + 0.04 * this.light)));
    }
  }

  #drawNeedle(surface: Surface): void {
    const { x, y, radius } = this.#place;
    if (!this.#picture) return;
    const { width, height } = needleBox(radius);
    surface.save();
    surface.translate(x, y);
    surface.rotate(angleOf(this.needle));
    surface.drawImage(this.#picture, radius * needleFrom, -height / 2, width, height);
    surface.restore();
  }

  #drawReading(surface: Surface): void {
    const { x, y, radius } = this.#place;
    const { number, result, isGain } = this.reading;
    surface.textAlign = 'center';
    surface.textBaseline = 'middle';
    surface.font = `650 ${radius * 0.29}px "Familjen Grotesk", "Vazirmatn", sans-serif`;
    surface.fillStyle = isGain ? ink.verdigrisPale : ink.text;
    surface.fillText(number, x, y - (result ? radius * 0.04 : 0));
    surface.font = `600 ${Math.max(13, radius * 0.085)}px "Onest", "Vazirmatn", sans-serif`;
    surface.fillStyle = isGain ? ink.verdigris : ink.textQuiet;
    surface.fillText(result, x, y + radius * 0.2, radius * 0.8);
  }
}

/** Where its picture begins, as a share of the radius; there is room around it for its shadow. */
const needleFrom = 0.72;

function needleBox(radius: number): { width: number; height: number } {
  return { width: radius * 0.32, height: 2 * needleHalf(radius) + 20 };
}

function needleHalf(radius: number): number {
  return Math.max(4, radius * 0.034);
}

/** The needle, pointing to the right. It is drawn once, since a shadow takes long. */
function needlePicture(radius: number): HTMLCanvasElement {
  const { width, height } = needleBox(radius);
  return picture(width, height, (surface) => {
    surface.translate(-radius * needleFrom, height / 2);
    surface.fillStyle = linear(surface, radius * 0.5, -6, radius * 0.5, 6, [
      [0, ink.copperPale],
      [0.5, ink.copper],
      [1, ink.copperDeep],
    ]);
    const half = needleHalf(radius);
    surface.shadowColor = 'rgb(0 0 0 / 0.6)';
    surface.shadowBlur = 6;
    surface.fill(polygon(radius * 0.77, 0, radius * 0.82, -half, radius * 0.985, 0, radius * 0.82, half));
  });
}
