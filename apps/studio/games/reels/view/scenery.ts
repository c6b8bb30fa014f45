import { gameArt, landOf, type CoverSeed } from '@verdigale/art';
import { alpha, linear, mix, pathOf, rosette, type Surface } from '../../../view/engrave.ts';
import { drawBackdrop, drawFrame } from '../../../view/reels/backdrop.ts';
import type { Box } from '../../../view/reels/geometry.ts';
import type { Mood } from '../../../view/reels/theme.ts';

/** The ground of the whole page: the light, the rosette and the land of the title's cover. Drawn once a size. */
export function drawScenery(surface: Surface, page: { width: number; height: number }, cabinet: Box, mood: Mood, seed: CoverSeed): void {
  const { glow, ground, edge, shade, sky, land, ink, secondInk } = gameArt(seed).colours;
  const isDay = mood === 'day';
  const line = isDay ? ink : secondInk;
  const lights = isDay ? ([glow, ground, edge, shade] as const) : ([mix(sky, glow, 0.35), sky, mix(sky, shade, 0.6), shade] as const);
  const { x, y } = drawBackdrop(surface, page, cabinet, { glow: lights, line }, { gap: 13, swell: 8, phase: seed.identity.length });
  const petal = Math.max(Math.hypot(cabinet.width, cabinet.height) * 0.56, Math.min(page.width, page.height) * 0.5);
  const lobes = 7 + (seed.identity.length % 8);
  rosette(surface, x, y, petal, { lobes, depth: 0.2, rings: 17, inner: 0.66, twist: 0.23, colour: alpha(line, 0.4), width: 0.9 });
  rosette(surface, x, y, petal * 1.5, {
    lobes: lobes - 4,
    depth: 0.09,
    rings: 11,
    inner: 0.86,
    twist: 0.3,
    colour: alpha(line, 0.2),
    width: 0.8,
  });
  drawLand(surface, page, seed, { line, far: isDay ? land : mix(sky, shade, 0.3), near: edge, shade });
  drawFrame(surface, page);
}

interface LandInks {
  line: string;
  far: string;
  near: string;
  shade: string;
}

/** The land at the foot of the cover, over the whole width of the page. */
function drawLand(surface: Surface, page: { width: number; height: number }, seed: CoverSeed, { line, far, near, shade }: LandInks): void {
  const { ridges, sparks, scale } = landOf(seed, page);
  surface.save();
  surface.scale(scale, scale);
  surface.fillStyle = alpha(line, 0.7);
  surface.fill(pathOf(sparks));
  for (const [index, { body, skyline, hatch }] of ridges.entries()) {
    const depth = ridges.length === 1 ? 1 : index / (ridges.length - 1);
    surface.fillStyle = linear(surface, 0, (page.height / scale) * 0.5, 0, page.height / scale, [
      [0, mix(far, near, depth * 0.6)],
      [1, shade],
    ]);
    surface.fill(pathOf(body));
    surface.strokeStyle = alpha(line, 0.3);
    surface.lineWidth = 0.75 / scale;
    surface.stroke(pathOf(hatch));
    surface.strokeStyle = alpha(line, 0.85);
    surface.lineWidth = 1.2 / scale;
    surface.stroke(pathOf(skyline));
  }
  surface.restore();
}
