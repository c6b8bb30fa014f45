import { alpha, circle, hatch, linear, polygon, trace, type Surface } from '../../../../view/engrave.ts';
import { drawSeal } from '../../../../view/reels/seal.ts';
import { ink } from '../palette.ts';

/** The assayer's balance, its beam level. */
export function drawBalance(surface: Surface): void {
  drawSeal(surface, { glow: '#3f7a52', ground: '#173a24', edge: '#08170d', line: ink.green }, 12);
  const metal = linear(surface, 20, 18, 78, 84, [
    [0, ink.brassPale],
    [0.45, ink.brass],
    [0.8, ink.brassDeep],
    [1, ink.brass],
  ]);
  const stand = trace((path) => {
    path.moveTo(47.5, 26);
    path.lineTo(52.5, 26);
    path.lineTo(53.5, 72);
    path.quadraticCurveTo(64, 74, 67, 81);
    path.lineTo(33, 81);
    path.quadraticCurveTo(36, 74, 46.5, 72);
    path.closePath();
  });
  const beam = trace((path) => {
    path.moveTo(18, 32);
    path.quadraticCurveTo(34, 31, 50, 25);
    path.quadraticCurveTo(66, 31, 82, 32);
    path.lineTo(82, 35);
    path.quadraticCurveTo(66, 35.5, 50, 31);
    path.quadraticCurveTo(34, 35.5, 18, 35);
    path.closePath();
  });
  for (const side of [-1, 1]) drawPan(surface, 50 + side * 30);
  for (const part of [stand, beam]) {
    surface.fillStyle = metal;
    surface.fill(part);
    hatch(surface, part, { angle: 88, gap: 1.8, width: 0.5, colour: alpha(ink.brassDark, 0.55) });
    surface.strokeStyle = ink.brassDark;
    surface.lineWidth = 1;
    surface.stroke(part);
  }
  surface.fillStyle = metal;
  surface.fill(circle(50, 22, 4.2));
  surface.stroke(circle(50, 22, 4.2));
}

function drawPan(surface: Surface, x: number): void {
  surface.strokeStyle = ink.brassPale;
  surface.lineWidth = 0.7;
  surface.stroke(polygon(x, 34, x - 11, 58, x + 11, 58));
  surface.beginPath();
  surface.moveTo(x, 34);
  surface.lineTo(x, 58);
  surface.stroke();
  const pan = trace((path) => {
    path.moveTo(x - 12.5, 58);
    path.lineTo(x + 12.5, 58);
    path.quadraticCurveTo(x + 8, 67, x, 67);
    path.quadraticCurveTo(x - 8, 67, x - 12.5, 58);
    path.closePath();
  });
  surface.fillStyle = linear(surface, x - 12, 0, x + 12, 0, [
    [0, ink.brassPale],
    [0.5, ink.brass],
    [1, ink.brassDeep],
  ]);
  surface.fill(pan);
  hatch(surface, pan, { angle: 0, gap: 1.7, width: 0.5, colour: alpha(ink.brassDark, 0.6), bend: 4 });
  surface.strokeStyle = ink.brassDark;
  surface.lineWidth = 0.9;
  surface.stroke(pan);
}
