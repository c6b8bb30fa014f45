import type { Palette } from '@verdigale/art';
import { alpha, circle, hatch, mix, polygon, radial, rosette, type Surface } from '../../../view/engrave.ts';
import { drawRibbon } from '../../../view/reels/ribbon.ts';

const gold = { pale: '#fff1c9', plain: '#ecc873', deep: '#a9781f', dark: '#3d2703' };

/** The wild of every title: a gilded burst under a ribbon in the title's ink that carries its name. */
export function drawWild(surface: Surface, name: string, { ink, ground, shade }: Palette): void {
  rosette(surface, 50, 50, 46, { lobes: 16, depth: 0.07, rings: 9, inner: 0.72, twist: 0.6, colour: alpha(gold.plain, 0.6), width: 0.55 });
  const rays = burst(50, 50, 43, 31, 16);
  surface.save();
  surface.shadowColor = alpha(gold.plain, 0.6);
  surface.shadowBlur = 10;
  surface.fillStyle = radial(surface, 43, 38, 2, 48, [
    [0, '#fff7d8'],
    [0.4, gold.plain],
    [0.8, gold.deep],
    [1, '#6f4a0c'],
  ]);
  surface.fill(rays);
  surface.restore();
  hatch(surface, rays, { angle: 30, gap: 2, width: 0.5, colour: alpha('#4a3004', 0.5), bend: 8 });
  surface.strokeStyle = gold.dark;
  surface.lineWidth = 1.1;
  surface.stroke(rays);
  surface.fillStyle = radial(surface, 46, 42, 2, 31, [
    [0, mix(ground, ink, 0.3)],
    [0.7, ground],
    [1, shade],
  ]);
  surface.fill(circle(50, 50, 27.5));
  surface.strokeStyle = gold.pale;
  surface.lineWidth = 1.3;
  surface.stroke(circle(50, 50, 27.5));
  surface.fillStyle = gold.pale;
  surface.fill(burst(50, 37.5, 9.5, 4, 5));
  surface.fill(burst(50, 65.5, 5.5, 2.3, 5));
  drawRibbon(surface, name, {
    tail: mix(ink, shade, 0.6),
    edge: shade,
    word: mix(shade, '#000000', 0.3),
    face: [mix(ink, '#ffffff', 0.6), mix(ink, '#ffffff', 0.15), ink, mix(ink, shade, 0.3)],
  });
}

function burst(x: number, y: number, outer: number, inner: number, points: number): Path2D {
  const corners: number[] = [];
  for (let corner = 0; corner < points * 2; corner += 1) {
    const reach = corner % 2 === 0 ? outer : inner;
    const turn = (corner / (points * 2)) * Math.PI * 2 - Math.PI / 2;
    corners.push(x + reach * Math.cos(turn), y + reach * Math.sin(turn));
  }
  return polygon(...corners);
}
