import { alpha, linear, trace, type Surface } from '../../../view/engrave.ts';

/** Where a rock with a flat top stands: its middle, half its width, the heights of its top and its foot. */
export interface ButtePlace {
  x: number;
  half: number;
  top: number;
  foot: number;
  isLeft: boolean;
}
export interface ButteInks {
  fill: string;
  foot: string;
  line: string;
  pale: string;
}

/** How much of a rock is cliff; the rest is the slope of what has fallen off it. */
const cliffShare = 0.46;

/** The outline as steps: across in half widths, down in shares of the cliff or of the slope below it. */
const cliffSteps: readonly (readonly [number, number])[] = [
  [-1, 1],
  [-0.97, 0.42],
  [-0.86, 0.38],
  [-0.83, 0.1],
  [-0.7, 0],
  [0.62, 0.01],
  [0.7, 0.16],
  [0.88, 0.2],
  [0.92, 0.52],
  [1.02, 0.58],
  [1.06, 1],
];

/** A butte, lit from the side where the page's light is, with the grooves of its cliff and the lines of its slope. */
export function drawButte(surface: Surface, place: ButtePlace, inks: ButteInks): void {
  const { x, half, top, foot, isLeft } = place;
  const cliff = top + (foot - top) * cliffShare;
  const outline = trace((path) => {
    path.moveTo(x - 2 * half, foot);
    path.lineTo(x - 1.5 * half, cliff + (foot - cliff) * 0.5);
    path.lineTo(x - 1.08 * half, cliff + (foot - cliff) * 0.12);
    for (const [across, down] of cliffSteps) path.lineTo(x + across * half, top + (cliff - top) * down);
    path.lineTo(x + 1.5 * half, cliff + (foot - cliff) * 0.48);
    path.lineTo(x + 2.1 * half, foot);
    path.closePath();
  });
  const lit = isLeft ? 1 : -1;
  surface.fillStyle = linear(surface, x - lit * half * 1.5, 0, x + lit * half * 1.5, 0, [
    [0, inks.foot],
    [1, inks.fill],
  ]);
  surface.fill(outline);
  surface.save();
  surface.clip(outline);
  drawGrooves(surface, place, cliff, inks);
  drawStrata(surface, place, cliff, inks);
  surface.restore();
  surface.strokeStyle = alpha(inks.line, 0.8);
  surface.lineWidth = 1;
  surface.stroke(outline);
}

function drawGrooves(surface: Surface, { x, half, top }: ButtePlace, cliff: number, inks: ButteInks): void {
  surface.lineWidth = 0.9;
  surface.strokeStyle = alpha(inks.foot, 0.7);
  surface.beginPath();
  for (let groove = 0; groove < 26; groove += 1) {
    const across = -1 + (groove / 25) * 2 + Math.sin(groove * 7.3) * 0.02;
    const long = 0.35 + 0.65 * Math.abs(Math.sin(groove * 12.9));
    surface.moveTo(x + across * half, top + (cliff - top) * 0.06);
    surface.lineTo(x + across * half * 1.01, top + (cliff - top) * long);
  }
  surface.stroke();
}

function drawStrata(surface: Surface, { x, half, top, foot }: ButtePlace, cliff: number, inks: ButteInks): void {
  surface.strokeStyle = alpha(inks.pale, 0.2);
  surface.lineWidth = 0.8;
  surface.beginPath();
  for (const share of [0.24, 0.3, 0.62, 0.66, 0.92, 0.97]) {
    const y = top + (cliff - top) * share;
    surface.moveTo(x - half * 1.2, y);
    surface.bezierCurveTo(x - half * 0.4, y + 2.5, x + half * 0.4, y - 2, x + half * 1.2, y + 1.5);
  }
  for (let step = 0; step < 22; step += 1) {
    const across = -2 + (step / 21) * 4;
    surface.moveTo(x + across * half * 0.52, cliff + (foot - cliff) * 0.06);
    surface.quadraticCurveTo(x + across * half * 0.66, cliff + (foot - cliff) * 0.45, x + across * half, foot);
  }
  surface.stroke();
}
