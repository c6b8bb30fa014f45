import { alpha, circle, linear, radial, rosette, type Surface } from '../../../view/engrave.ts';
import { faces, type DiceChoice } from '../math.ts';
import { ink } from './palette.ts';

export interface DialPlace {
  x: number;
  y: number;
  radius: number;
}

/** A number of the dial as an angle: 0.00 at the top, clockwise. */
export function angleOf(number: number): number {
  return (number / faces) * Math.PI * 2 - Math.PI / 2;
}

/** The part of the dial that wins, from one angle to the next. */
export function winningArc({ side, target }: DiceChoice): { from: number; to: number } {
  return side === 'under' ? { from: angleOf(0), to: angleOf(target) } : { from: angleOf(target + 1), to: angleOf(faces) };
}

/** The still part of the dial: rim, lathe work, strokes and figures. `figure` writes a number as the player's language does. */
export function drawFace(surface: Surface, { x, y, radius }: DialPlace, figure: (number: number) => string): void {
  surface.fillStyle = radial(surface, x, y - radius * 0.3, radius * 0.1, radius * 1.1, [
    [0, ink.faceLit],
    [1, ink.face],
  ]);
  surface.fill(circle(x, y, radius));
  rosette(surface, x, y, radius * 0.6, {
    lobes: 12,
    depth: 0.05,
    rings: 13,
    inner: 0.62,
    twist: 0.26,
    colour: alpha(ink.violet, 0.4),
    width: 0.8,
  });
  drawRim(surface, x, y, radius);
  drawStrokes(surface, x, y, radius);
  surface.fillStyle = ink.violetPale;
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  surface.font = `650 ${Math.max(11, radius * 0.088)}px "Familjen Grotesk", "Vazirmatn", sans-serif`;
  for (let ten = 0; ten < 10; ten += 1) {
    const angle = angleOf(ten * 1000);
    surface.fillText(figure(ten * 10), x + Math.cos(angle) * radius * 0.7, y + Math.sin(angle) * radius * 0.7);
  }
}

function drawRim(surface: Surface, x: number, y: number, radius: number): void {
  const metal = linear(surface, x - radius, y - radius, x + radius, y + radius, [
    [0, ink.brass],
    [0.5, ink.violetDeep],
    [1, ink.brass],
  ]);
  surface.strokeStyle = metal;
  for (const [reach, width] of [
    [1, 2.4],
    [0.965, 0.8],
    [0.79, 0.8],
  ] as const) {
    surface.lineWidth = width;
    surface.stroke(circle(x, y, radius * reach));
  }
}

function drawStrokes(surface: Surface, x: number, y: number, radius: number): void {
  surface.strokeStyle = alpha(ink.brass, 0.8);
  for (let mark = 0; mark < 100; mark += 1) {
    const angle = angleOf(mark * 100);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const inner = mark % 10 === 0 ? 0.79 : mark % 5 === 0 ? 0.84 : 0.87;
    surface.lineWidth = mark % 10 === 0 ? 1.8 : 0.8;
    surface.beginPath();
    surface.moveTo(x + cos * radius * inner, y + sin * radius * inner);
    surface.lineTo(x + cos * radius * 0.9, y + sin * radius * 0.9);
    surface.stroke();
  }
}
