import { alpha, hatch, linear, polygon, type Surface } from '../../../../view/engrave.ts';
import { ink } from '../palette.ts';
import { drawSeal } from '../../../../view/reels/seal.ts';

/** A brilliant-cut emerald. */
export function drawGem(surface: Surface): void {
  drawSeal(surface, { glow: '#17594b', ground: '#0a2f2a', edge: '#051b18', line: ink.verdigris }, 12);
  const outline = polygon(33, 28, 67, 28, 82, 46, 50, 83, 18, 46);
  surface.save();
  surface.shadowColor = alpha(ink.verdigris, 0.55);
  surface.shadowBlur = 12;
  surface.fillStyle = ink.verdigrisDeep;
  surface.fill(outline);
  surface.restore();

  const facets: [Path2D, string, string][] = [
    [polygon(33, 28, 18, 46, 35, 46), '#c9fff0', '#57c3a6'],
    [polygon(33, 28, 50, 28, 35, 46), '#8fe6cd', '#3ea68b'],
    [polygon(50, 28, 35, 46, 65, 46), '#e9fff9', '#7fdcc2'],
    [polygon(50, 28, 67, 28, 65, 46), '#7fdcc2', '#2f937a'],
    [polygon(67, 28, 82, 46, 65, 46), '#4fb89c', '#1d6f5c'],
    [polygon(18, 46, 35, 46, 50, 83), '#74d8bb', '#1f8069'],
    [polygon(35, 46, 65, 46, 50, 83), '#b4f5e2', '#2a9a80'],
    [polygon(65, 46, 82, 46, 50, 83), '#3fa88c', '#0f4d41'],
  ];
  for (const [facet, light, deep] of facets) {
    surface.fillStyle = linear(surface, 30, 26, 62, 84, [
      [0, light],
      [1, deep],
    ]);
    surface.fill(facet);
  }
  const shaded = facets.filter((_, index) => [4, 5, 7].includes(index));
  for (const [facet] of shaded) hatch(surface, facet, { angle: 52, gap: 2.1, width: 0.65, colour: alpha('#04241d', 0.55) });
  hatch(surface, (facets[6] as [Path2D, string, string])[0], { angle: 52, gap: 3, width: 0.5, colour: alpha('#04241d', 0.35) });
  surface.lineJoin = 'round';
  surface.strokeStyle = alpha(ink.verdigrisPale, 0.85);
  surface.lineWidth = 0.9;
  for (const [facet] of facets) surface.stroke(facet);
  surface.lineWidth = 1.6;
  surface.strokeStyle = ink.verdigrisPale;
  surface.stroke(outline);
  sparkle(surface, 37, 35, 7);
}

/** A small four-pointed light. */
function sparkle(surface: Surface, x: number, y: number, size: number): void {
  const thin = size * 0.14;
  surface.fillStyle = '#ffffff';
  surface.fill(
    polygon(
      x,
      y - size,
      x + thin,
      y - thin,
      x + size,
      y,
      x + thin,
      y + thin,
      x,
      y + size,
      x - thin,
      y + thin,
      x - size,
      y,
      x - thin,
      y - thin,
    ),
  );
}
