import { alpha, rosette, type Surface } from '../../../../view/engrave.ts';
import { drawGildedBurst } from '../../../../view/reels/gilded-burst.ts';
import { drawRibbon } from '../../../../view/reels/ribbon.ts';
import { ink } from '../palette.ts';

const guilloche = { lobes: 12, depth: 0.2, rings: 14, inner: 0.1, twist: 0.36, colour: alpha(ink.goldPale, 0.32), width: 0.5 };

/** The wild: a gilded burst under a copper ribbon that carries its name. */
export function drawWild(surface: Surface, name: string): void {
  drawGildedBurst(surface, {
    inks: ['#a34a1e', '#5e210b', '#341004'],
    engrave(face) {
      surface.save();
      surface.clip(face);
      rosette(surface, 50, 50, 28, guilloche);
      surface.restore();
    },
  });
  drawRibbon(surface, name, {
    tail: '#7a2f12',
    edge: '#3a1306',
    word: '#260c03',
    face: [ink.copperPale, ink.copper, '#c9682f', '#8e3d16'],
  });
}
