import type { Canvas } from './canvas.ts';
import { createRandom } from './random.ts';
import { circle, polar, polyline, spokes, star, type Point } from './svg.ts';

/** The edges of a seal by name; a studio always uses the same. */
const frames = {
  plain: (r: number) => ({ outline: circle(0, 0, r), inlay: circle(0, 0, r * 0.9) }),
  milled: (r: number) => ({ outline: circle(0, 0, r), inlay: circle(0, 0, r * 0.88) + spokes(0, 0, 72, r * 0.9, r * 0.97) }),
  beaded: (r: number) => ({ outline: circle(0, 0, r), inlay: beads(36, r * 0.91, r * 0.022) }),
  scalloped: (r: number) => ({ outline: scallops(r, 20, 0.045), inlay: circle(0, 0, r * 0.86) }),
  octagon: (r: number) => ({ outline: star(0, 0, 8, r * 1.05, null, 22.5), inlay: star(0, 0, 8, r * 0.94, null, 22.5) }),
  hexagon: (r: number) => ({ outline: star(0, 0, 6, r * 1.09), inlay: star(0, 0, 6, r * 0.97) }),
  cushion: (r: number) => ({ outline: cushion(r), inlay: cushion(r * 0.9) }),
  dial: (r: number) => ({ outline: circle(0, 0, r), inlay: spokes(0, 0, 12, r * 0.84, r * 0.96) + spokes(0, 0, 60, r * 0.92, r * 0.96) }),
  quatrefoil: (r: number) => ({ outline: scallops(r * 1.03, 8, 0.07), inlay: scallops(r * 0.92, 8, 0.07) }),
} as const;

export interface SealFrame {
  outline: string;
  inlay: string;
}

/** The frame of a studio's seals, around 0,0. The draw is the one in which the default brand's studios differ most. */
export function sealFrame(provider: string, canvas: Pick<Canvas, 'radius'>): SealFrame {
  const draw = createRandom(provider, 'seal 139').pick(Object.values(frames));
  return draw(canvas.radius);
}

function beads(count: number, r: number, size: number): string {
  return Array.from({ length: count }, (_, i) => circle(...polar(0, 0, r, (360 / count) * i), size)).join('');
}

function scallops(r: number, count: number, depth: number): string {
  const steps = count * 12;
  const points = Array.from({ length: steps }, (_, i): Point => {
    const share = i / steps;
    return polar(0, 0, r * (1 - depth + depth * 2 * Math.abs(Math.sin(share * count * Math.PI))), share * 360);
  });
  return polyline(points, true);
}

/** A square with bulging sides, between a circle and a box. */
function cushion(r: number): string {
  const points = Array.from({ length: 96 }, (_, i): Point => {
    const angle = (i / 96) * 2 * Math.PI;
    const bulge = (Math.abs(Math.cos(angle)) ** 3.4 + Math.abs(Math.sin(angle)) ** 3.4) ** (-1 / 3.4);
    return [r * 0.94 * bulge * Math.cos(angle), r * 0.94 * bulge * Math.sin(angle)];
  });
  return polyline(points, true);
}
