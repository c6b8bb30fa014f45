import { picture } from '../../../view/canvas.ts';
import { alpha, hatch, polygon, type Surface } from '../../../view/engrave.ts';
import { ink } from './ink.ts';

export interface KitePlace {
  /** Where the string is tied. */
  x: number;
  y: number;
  /** Radians; 0 points straight up. */
  turn: number;
  /** Moves the tail; seconds. */
  time: number;
  /** Whether it has lost its wind. */
  isLimp: boolean;
}

const half = 34;
const top = -58;
const foot = 62;
/** Around the sail, for its outline. */
const edge = 8;
const width = 2 * (half + edge);
const height = foot - top + 2 * edge;

const panels = [
  { corners: [0, top, 0, 0, -half, -8], fill: ink.copper, angle: 60 },
  { corners: [0, top, half, -8, 0, 0], fill: ink.copperPale, angle: 120 },
  { corners: [-half, -8, 0, 0, 0, foot], fill: ink.verdigrisDeep, angle: 100 },
  { corners: [half, -8, 0, foot, 0, 0], fill: ink.verdigris, angle: 80 },
];

/** The kite: four hatched panels on two spars, drawn once a size, and a tail with bows that the wind moves. */
export class Kite {
  #sail: HTMLCanvasElement | null = null;
  #scale = 1;

  /** `size` is the height of the sail in CSS pixels. */
  resize(size: number): void {
    this.#scale = size / 120;
    this.#sail = picture(width * this.#scale, height * this.#scale, (surface) => {
      surface.scale(this.#scale, this.#scale);
      surface.translate(width / 2, edge - top);
      drawSail(surface);
    });
  }

  draw(surface: Surface, { x, y, turn, time, isLimp }: KitePlace): void {
    if (!this.#sail) return;
    surface.save();
    surface.translate(x, y);
    surface.rotate(turn);
    surface.scale(this.#scale, this.#scale);
    drawTail(surface, time, isLimp);
    surface.drawImage(this.#sail, -width / 2, top - edge, width, height);
    surface.restore();
  }
}

function drawSail(surface: Surface): void {
  for (const { corners, fill, angle } of panels) {
    const panel = polygon(...corners);
    surface.fillStyle = fill;
    surface.fill(panel);
    surface.save();
    surface.clip(panel);
    surface.translate(-50, -50);
    hatch(surface, polygon(-60, -60, 160, -60, 160, 170, -60, 170), {
      angle,
      gap: 4.4,
      width: 0.9,
      colour: alpha(ink.night, 0.5),
      bend: 5,
    });
    surface.restore();
  }
  const outline = polygon(0, top, half, -8, 0, foot, -half, -8);
  surface.strokeStyle = ink.night;
  surface.lineWidth = 4.5;
  surface.stroke(outline);
  surface.strokeStyle = ink.pale;
  surface.lineWidth = 1.8;
  surface.stroke(outline);
  surface.beginPath();
  surface.moveTo(0, top);
  surface.lineTo(0, foot);
  surface.moveTo(-half, -8);
  surface.quadraticCurveTo(0, -13, half, -8);
  surface.stroke();
  surface.beginPath();
  surface.arc(0, -9, 4, 0, Math.PI * 2);
  surface.fillStyle = ink.pale;
  surface.fill();
}

function drawTail(surface: Surface, time: number, isLimp: boolean): void {
  const sway = isLimp ? 3 : 13;
  const at = (along: number): { x: number; y: number } => ({
    x: Math.sin(along * 5.2 - time * 4.2) * sway * Math.min(1, along * 2.4) - along * (isLimp ? 4 : 26),
    y: foot + along * 92,
  });
  surface.beginPath();
  for (let step = 0; step <= 30; step += 1) {
    const { x, y } = at(step / 30);
    surface.lineTo(x, y);
  }
  surface.strokeStyle = ink.pale;
  surface.lineWidth = 1.8;
  surface.stroke();
  for (let bow = 1; bow <= 4; bow += 1) {
    const { x, y } = at(bow / 4);
    const tilt = Math.sin(time * 4.2 + bow) * (isLimp ? 0.1 : 0.4);
    surface.save();
    surface.translate(x, y);
    surface.rotate(tilt);
    const knot = polygon(0, 0, -13, -7, -13, 7, 0, 0, 13, -7, 13, 7);
    surface.fillStyle = bow % 2 ? ink.copper : ink.verdigris;
    surface.fill(knot);
    surface.strokeStyle = alpha(ink.night, 0.7);
    surface.lineWidth = 1;
    surface.stroke(knot);
    surface.restore();
  }
}
