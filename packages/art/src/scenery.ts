import { lineCount, type Canvas } from './canvas.ts';
import type { Random } from './random.ts';
import { rangesOf, type Hatch } from './ranges.ts';
import type { SceneName } from './scenes.ts';
import { circle, num, polyline, star, type Point } from './svg.ts';
import type { Profile } from './terrain.ts';

/** One range of land, from back to front: its outline against the sky, and lines that follow it. */
export interface Ridge {
  /** Closed down to the foot of the sheet. */
  body: string;
  skyline: string;
  hatch: string;
}

export interface Scenery {
  ridges: Ridge[];
  /** Small filled shapes in the sky. */
  sparks: string;
}

/** The land of a scene; abstract scenes have none. */
export function sceneryOf(name: SceneName, canvas: Canvas, random: Random): Scenery {
  const foot = canvas.height;
  const top = canvas.cy + canvas.radius * (canvas.height > canvas.width * 1.15 ? 0.86 : 0.5);
  const span = foot - top;
  const layers = rangesOf(name, canvas, random, span);
  const ridges = layers.map(({ profile, share, style }) => ridge(canvas, (x) => top + span * share + profile(x), style, random));
  return { ridges, sparks: sparksOf(name, canvas, random) };
}

function ridge(canvas: Canvas, height: Profile, style: Hatch, random: Random): Ridge {
  const steps = 360;
  const outline = Array.from({ length: steps + 1 }, (_, i): Point => [(canvas.width * i) / steps, height((canvas.width * i) / steps)]);
  const [left = 0, right = 0] = [outline[0]?.[1], outline[steps]?.[1]];
  const below = canvas.height + 4;
  const body = polyline([[-4, below], [-4, left], ...outline, [canvas.width + 4, right], [canvas.width + 4, below]], true);
  return { body, skyline: polyline(outline), hatch: hatchOf(canvas, outline, style, random) };
}

function hatchOf(canvas: Canvas, outline: readonly Point[], style: Hatch, random: Random): string {
  const gap = 5.2 + (1 - canvas.detail) * 4.5;
  if (style === 'upright') {
    const step = gap * 0.9;
    const count = Math.floor(canvas.width / step);
    return Array.from({ length: count }, (_, i) => {
      const x = (i + 0.5) * step;
      const y = heightAt(outline, x, canvas.width);
      return `M${num(x)} ${num(y + 3)}V${num(Math.min(canvas.height, y + 14 + random.next() * 46))}`;
    }).join('');
  }
  const count = lineCount(canvas, 7, 12);
  if (style === 'level') {
    const top = Math.min(...outline.map(([, y]) => y));
    const rows = Math.ceil((canvas.height - top) / gap);
    return Array.from({ length: rows }, (_, row) => levelRuns(outline, top + (row + 1) * gap)).join('');
  }
  return Array.from({ length: count }, (_, i) => {
    const drop = (i + 1) * gap * (style === 'scale' ? 0.9 : 1 + i * 0.06);
    const flatten = style === 'scale' ? 1 : 1 - (i + 1) * 0.035;
    const middle = outline.reduce((sum, [, y]) => sum + y, 0) / outline.length;
    return polyline(outline.filter((_point, at) => at % 3 === 0).map(([x, y]): Point => [x, middle + (y - middle) * flatten + drop]));
  }).join('');
}

/** The parts of a level line that lie inside a range. */
function levelRuns(outline: readonly Point[], y: number): string {
  let path = '';
  let from: number | null = null;
  for (const [x, top] of outline) {
    if (top < y && from === null) from = x;
    if (top >= y && from !== null) {
      path += `M${num(from)} ${num(y)}H${num(x)}`;
      from = null;
    }
  }
  return from === null ? path : `${path}M${num(from)} ${num(y)}H${num(outline.at(-1)?.[0] ?? from)}`;
}

function heightAt(outline: readonly Point[], x: number, width: number): number {
  return outline[Math.round((x / width) * (outline.length - 1))]?.[1] ?? 0;
}

function sparksOf(name: SceneName, canvas: Canvas, random: Random): string {
  if (name !== 'stars' && name !== 'peaks' && name !== 'skyline' && name !== 'pines') return '';
  const count = name === 'stars' ? 34 : 14;
  return Array.from({ length: count }, () => {
    const [x, y] = [random.between(0, canvas.width), random.between(0, canvas.height * 0.72)];
    const size = random.between(0.7, 1.5) + canvas.pixel * 0.25;
    return random.chance(0.22) ? star(x, y, 4, size * 4.4, size) : circle(x, y, size);
  }).join('');
}
