import { alpha, linear, type Surface } from '../../../view/engrave.ts';
import { ink } from './ink.ts';
import { viewOf, type Plot, type Point, type View } from './plot.ts';

const steps = 64;

/** The way that the kite has climbed, as the string that it draws behind it, shaded to the ground. Returns where it hangs. */
export function drawClimb(
  surface: Surface,
  plot: Plot,
  elapsedMs: number,
  isOver: boolean,
  say: (multiplier: number) => string,
): Point & { slope: number } {
  const view = viewOf(plot, elapsedMs);
  drawScale(surface, plot, view, say);
  const points = Array.from({ length: steps + 1 }, (_, step) => view.at((step / steps) * elapsedMs));
  const head = points[steps] as Point;
  const before = view.at(Math.max(0, elapsedMs * 0.97 - 30));
  shade(surface, plot, points, isOver);
  surface.lineJoin = 'round';
  surface.lineCap = 'round';
  for (const [colour, width] of [
    ['rgb(4 7 20 / 0.7)', 6],
    [isOver ? ink.haze : ink.copper, 2.6],
    [alpha(ink.pale, isOver ? 0.4 : 0.85), 0.9],
  ] as const) {
    surface.beginPath();
    for (const { x, y } of points) surface.lineTo(x, y);
    surface.strokeStyle = colour;
    surface.lineWidth = width;
    surface.stroke();
  }
  return { ...head, slope: Math.atan2(before.y - head.y, Math.max(1, head.x - before.x)) };
}

/** Upright lines under the string, as an engraver lays a shadow. */
function shade(surface: Surface, { foot }: Plot, points: readonly Point[], isOver: boolean): void {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  if (last.x - first.x < 2) return;
  surface.strokeStyle = linear(surface, 0, last.y, 0, foot, [
    [0, alpha(isOver ? ink.haze : ink.copper, 0.5)],
    [1, alpha(isOver ? ink.haze : ink.copper, 0.04)],
  ]);
  surface.lineWidth = 1;
  surface.beginPath();
  let at = 0;
  for (let x = Math.ceil(first.x / 5) * 5; x < last.x; x += 5) {
    while ((points[at + 1] as Point).x < x) at += 1;
    const [from, to] = [points[at] as Point, points[at + 1] as Point];
    const y = from.y + ((to.y - from.y) * (x - from.x)) / Math.max(0.001, to.x - from.x);
    surface.moveTo(x, y + 3);
    surface.lineTo(x, foot);
  }
  surface.stroke();
}

/** Heights at the edge, with a fine dotted line across each. */
function drawScale(
  surface: Surface,
  { left, foot, width }: Plot,
  { multipliers, heightOf }: View,
  say: (multiplier: number) => string,
): void {
  surface.save();
  surface.font = '550 12.5px "Onest", sans-serif';
  surface.textAlign = 'right';
  surface.textBaseline = 'middle';
  surface.lineWidth = 1;
  for (const multiplier of multipliers) {
    const y = heightOf(multiplier);
    surface.fillStyle = alpha(ink.pale, 0.8);
    surface.fillText(say(multiplier), left - 8, y);
    surface.strokeStyle = alpha(ink.line, 0.26);
    surface.setLineDash([1, 6]);
    surface.beginPath();
    surface.moveTo(left, y);
    surface.lineTo(left + width, y);
    surface.stroke();
  }
  surface.setLineDash([]);
  surface.strokeStyle = alpha(ink.line, 0.45);
  surface.beginPath();
  surface.moveTo(left, foot);
  surface.lineTo(left + width, foot);
  surface.stroke();
  surface.restore();
}
