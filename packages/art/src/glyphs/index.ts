import { animals } from './animals.ts';
import { craft } from './craft.ts';
import { flora } from './flora.ts';
import type { Glyph } from './glyph.ts';
import { land } from './land.ts';
import { play } from './play.ts';
import { sea } from './sea.ts';
import { sky } from './sky.ts';
import { treasure } from './treasure.ts';

export type { Glyph, GlyphPart, PartRole } from './glyph.ts';

const all = { ...treasure, ...sky, ...land, ...sea, ...animals, ...flora, ...craft, ...play };

export type GlyphName = keyof typeof all;

/** Every hero picture by name. */
export const glyphs: Readonly<Record<GlyphName, Glyph>> = all;
export const glyphNames = Object.keys(all) as GlyphName[];
