import { alpha, circle, hatch, polygon, radial, rosette, type Surface } from '../../../../view/engrave.ts';
import { drawRibbon } from '../../../../view/reels/ribbon.ts';
import { ink } from '../palette.ts';

/** The wild: a gilded burst under a copper ribbon that carries its name. */
export function drawWild(surface: Surface, name: string): void {
  rosette(surface, 50, 50, 46, { lobes: 16, depth: 0.07, rings: 9, inner: 0.72, twist: 0.6, colour: alpha(ink.gold, 0.6), width: 0.55 });
  const burst = star(50, 50, 43, 31, 16);
  surface.save();
  surface.shadowColor = alpha(ink.gold, 0.6);
  surface.shadowBlur = 10;
  surface.fillStyle = radial(surface, 43, 38, 2, 48, [
    [0, '#fff7d8'],
    [0.4, ink.gold],
    [0.8, ink.goldDeep],
    [1, '#6f4a0c'],
  ]);
  surface.fill(burst);
  surface.restore();
  hatch(surface, burst, { angle: 30, gap: 2, width: 0.5, colour: alpha('#4a3004', 0.5), bend: 8 });
  surface.strokeStyle = '#3d2703';
  surface.lineWidth = 1.1;
  surface.stroke(burst);
  surface.fillStyle = radial(surface, 46, 42, 2, 31, [
    [0, '#a34a1e'],
    [0.7, '#5e210b'],
    [1, '#341004'],
  ]);
  surface.fill(circle(50, 50, 27.5));
  surface.save();
  surface.clip(circle(50, 50, 27.5));
  rosette(surface, 50, 50, 28, {
    lobes: 12,
    depth: 0.2,
    rings: 14,
    inner: 0.1,
    twist: 0.36,
    colour: alpha(ink.goldPale, 0.32),
    width: 0.5,
  });
  surface.restore();
  surface.strokeStyle = ink.goldPale;
  surface.lineWidth = 1.3;
  surface.stroke(circle(50, 50, 27.5));
  const light = star(50, 37.5, 9.5, 4, 5);
  surface.fillStyle = ink.goldPale;
  surface.fill(light);
  surface.fill(star(50, 65.5, 5.5, 2.3, 5));
  drawRibbon(surface, name, {
    tail: '#7a2f12',
    edge: '#3a1306',
    word: '#260c03',
    face: [ink.copperPale, ink.copper, '#c9682f', '#8e3d16'],
  });
}

function star(x: number, y: number, outer: number, inner: number, points: number): Path2D {
  const corners: number[] = [];
  for (let corner = 0; corner < points * 2; corner += 1) {
    const reach = corner % 2 === 0 ? outer : inner;
    const turn = (corner / (points * 2)) * Math.PI * 2 - Math.PI / 2;
    corners.push(x + reach * Math.cos(turn), y + reach * Math.sin(turn));
  }
  return polygon(...corners);
}
