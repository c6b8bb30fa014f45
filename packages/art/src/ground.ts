import { lineCount, type Canvas } from './canvas.ts';
import type { Random } from './random.ts';
import { polar, polyline, type Point } from './svg.ts';

/** The security paper behind a cover. */
const grounds = { level, upright, slanted, ripples, rays, weave } as const;

/** Fine lines over the whole sheet, in one of six weaves. */
export function groundPath(canvas: Canvas, random: Random): string {
  const draw = random.pick(Object.values(grounds));
  return draw(canvas, random);
}

interface Swell {
  (along: number, across: number): number;
}

/** Two long waves whose phase drifts from line to line. */
function swell(random: Random): Swell {
  const [a, b] = [random.between(0.008, 0.018), random.between(0.02, 0.034)];
  const [shiftA, shiftB] = [random.between(0, 6.28), random.between(0, 6.28)];
  const [heightA, heightB] = [random.between(5, 11), random.between(2, 5)];
  const drift = random.between(0.006, 0.02);
  return (along, across) =>
    heightA * Math.sin(along * a + shiftA + across * drift) + heightB * Math.sin(along * b + shiftB - across * drift * 1.7);
}

function level(canvas: Canvas, random: Random): string {
  const wave = swell(random);
  return lines(lineCount(canvas, 18, 34), canvas.height, (y) => strip(canvas.width, (x) => [x, y + wave(x, y)]));
}

function upright(canvas: Canvas, random: Random): string {
  const wave = swell(random);
  return lines(lineCount(canvas, 16, 28), canvas.width, (x) => strip(canvas.height, (y) => [x + wave(y, x), y]));
}

function slanted(canvas: Canvas, random: Random): string {
  const wave = swell(random);
  const slope = random.pick([-0.6, 0.6]);
  const reach = canvas.height + canvas.width * Math.abs(slope);
  const start = slope < 0 ? 0 : -canvas.width * slope;
  return lines(lineCount(canvas, 20, 40), reach, (at) => strip(canvas.width, (x) => [x, start + at + x * slope + wave(x, at)]));
}

/** Rings about a point near the edge, as of a stone in water. */
function ripples(canvas: Canvas, random: Random): string {
  const cx = canvas.width * random.pick([-0.05, 0.5, 1.05]);
  const cy = canvas.height * random.pick([-0.08, 1.05]);
  const wave = swell(random);
  const reach = Math.hypot(canvas.width, canvas.height);
  return lines(lineCount(canvas, 18, 34), reach, (r) => {
    const points = Array.from({ length: 121 }, (_, i): Point => polar(cx, cy, Math.max(1, r + wave(i * 9, r) * 0.6), i * 3));
    return polyline(points);
  });
}

/** Rays from the seal that sway on their way out. */
function rays(canvas: Canvas, random: Random): string {
  const count = lineCount(canvas, 56, 110);
  const sway = random.between(4, 11) * random.pick([1, -1]);
  const reach = Math.hypot(canvas.width, canvas.height) * 0.62;
  return Array.from({ length: count }, (_, ray) => {
    const points = Array.from({ length: 16 }, (_unused, i): Point => {
      const r = 70 + ((reach - 70) * i) / 15;
      return polar(canvas.cx, canvas.cy, r, (360 / count) * ray + sway * Math.sin(r * 0.022));
    });
    return polyline(points);
  }).join('');
}

/** Two families of waves that cross. */
function weave(canvas: Canvas, random: Random): string {
  const wave = swell(random);
  const reach = canvas.height + canvas.width;
  const count = lineCount(canvas, 16, 28);
  const down = lines(count, reach, (at) => strip(canvas.width, (x) => [x, at - canvas.width + x * 0.9 + wave(x, at) * 0.5]));
  return down + lines(count, reach, (at) => strip(canvas.width, (x) => [x, at - x * 0.9 + wave(x, -at) * 0.5]));
}

function lines(count: number, reach: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(((i + 0.5) / count) * reach)).join('');
}

function strip(length: number, at: (along: number) => Point): string {
  const steps = 36;
  return polyline(Array.from({ length: steps + 1 }, (_, i) => at((length * i) / steps)));
}
