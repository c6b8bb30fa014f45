import { canvasFor, type PixelSize } from './canvas.ts';
import { chooseGlyph } from './choose-glyph.ts';
import type { GlyphName } from './glyphs/index.ts';
import type { MaterialName } from './materials.ts';
import { naturalMetals } from './natural-metals.ts';
import { paletteOf, type Palette } from './palette.ts';
import { createRandom } from './random.ts';
import { sceneryOf, type Scenery } from './scenery.ts';
import { sceneFor } from './scenes.ts';
import type { CoverSeed } from './seed.ts';

/** What the page of a game is drawn from, so that it is of a piece with its cover. */
export interface GameArt {
  colours: Palette;
  /** The picture on the cover. */
  hero: GlyphName;
}

/** What a page needs to draw a game itself: the colours of its cover and the glyph that stands on it. The same seed gives the same. */
export function gameArt(seed: CoverSeed): GameArt {
  return { colours: paletteOf(seed), hero: chooseGlyph(seed) };
}

/** The land of a cover for a page of this size, as paths; `scale` turns their units into pixels. */
export function landOf(seed: CoverSeed, size: PixelSize): Scenery & { scale: number } {
  const canvas = canvasFor(size);
  return { ...sceneryOf(sceneFor(seed), canvas, createRandom(seed.identity, 'scenery')), scale: 1 / canvas.pixel };
}

/** A glyph's own metal, or this one where it has none. */
export function metalOf(name: GlyphName, otherwise: MaterialName): MaterialName {
  return naturalMetals[name]?.[0] ?? otherwise;
}
