import { alpha, circle, hatch, linear, polygon, type Surface } from '../../../../view/engrave.ts';
import { drawSeal } from '../../../../view/reels/seal.ts';
import { ink } from '../palette.ts';

/** A compass rose, its north in coral. */
export function drawCompass(surface: Surface): void {
  drawSeal(surface, { glow: '#5d4a1c', ground: '#2d230c', edge: '#120d04', line: ink.lamp }, 16);
  surface.strokeStyle = alpha(ink.lampPale, 0.85);
  surface.lineWidth = 0.8;
  surface.stroke(circle(50, 50, 33));
  surface.beginPath();
  for (let mark = 0; mark < 64; mark += 1) {
    const turn = (mark / 64) * Math.PI * 2;
    const inner = mark % 4 === 0 ? 29.5 : 31.2;
    surface.moveTo(50 + inner * Math.cos(turn), 50 + inner * Math.sin(turn));
    surface.lineTo(50 + 33 * Math.cos(turn), 50 + 33 * Math.sin(turn));
  }
  surface.stroke();
  for (let point = 0; point < 4; point += 1) drawPoint(surface, Math.PI / 4 + (point * Math.PI) / 2, 22, 6, false);
  for (let point = 0; point < 4; point += 1) drawPoint(surface, (point * Math.PI) / 2 - Math.PI / 2, 33, 7.5, point === 0);
  surface.fillStyle = linear(surface, 45, 45, 55, 55, [
    [0, ink.lampPale],
    [1, ink.lampDeep],
  ]);
  surface.fill(circle(50, 50, 4.4));
  surface.strokeStyle = ink.lampDark;
  surface.lineWidth = 1;
  surface.stroke(circle(50, 50, 4.4));
}

/** One point of the rose: a light half and a shaded one. */
function drawPoint(surface: Surface, turn: number, reach: number, waist: number, isNorth: boolean): void {
  const at = (angle: number, radius: number): [number, number] => [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
  const tip = at(turn, reach);
  for (const side of [-1, 1]) {
    const half = polygon(...tip, ...at(turn + (side * Math.PI) / 4, waist), 50, 50);
    const light = isNorth ? [ink.coralPale, ink.coral] : [ink.lampPale, ink.lamp];
    const shade = isNorth ? [ink.coralDeep, ink.coralDark] : [ink.lampDeep, ink.lampDark];
    const [from, to] = (side < 0 ? light : shade) as [string, string];
    surface.fillStyle = linear(surface, 50, 50, tip[0], tip[1], [
      [0, from],
      [1, to],
    ]);
    surface.fill(half);
    if (side > 0) hatch(surface, half, { angle: 20, gap: 1.7, width: 0.5, colour: alpha(ink.lampPale, 0.35) });
    surface.strokeStyle = alpha(ink.lampDark, 0.9);
    surface.lineWidth = 0.7;
    surface.stroke(half);
  }
}
