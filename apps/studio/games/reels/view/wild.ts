import type { Palette } from '@verdigale/art';
import { mix, type Surface } from '../../../view/engrave.ts';
import { drawGildedBurst } from '../../../view/reels/gilded-burst.ts';
import { drawRibbon } from '../../../view/reels/ribbon.ts';

/** The wild of every title: a gilded burst under a ribbon in the title's ink that carries its name. */
export function drawWild(surface: Surface, name: string, { ink, ground, shade }: Palette): void {
  drawGildedBurst(surface, { inks: [mix(ground, ink, 0.3), ground, shade] });
  drawRibbon(surface, name, {
    tail: mix(ink, shade, 0.6),
    edge: shade,
    word: mix(shade, '#000000', 0.3),
    face: [mix(ink, '#ffffff', 0.6), mix(ink, '#ffffff', 0.15), ink, mix(ink, shade, 0.3)],
  });
}
