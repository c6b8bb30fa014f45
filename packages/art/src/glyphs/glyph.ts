/**
 * How a part of a glyph is painted: `body`, `alt` and `light` are the metal, its shaded and its bright side; `deep` is
 * the dark of the seal seen through it; `cut` is a dark line graved into the metal, `line` a line of metal.
 */
export type PartRole = 'body' | 'alt' | 'light' | 'deep' | 'cut' | 'line';

export type GlyphPart = readonly [role: PartRole, path: string, strokeWidth?: number];

/** A picture in a box of 100 × 100, drawn from back to front, and the words of a game that call for it. */
export interface Glyph {
  readonly words: readonly string[];
  readonly parts: readonly GlyphPart[];
}

export function glyph(words: string, ...parts: GlyphPart[]): Glyph {
  return { words: words.split(' '), parts };
}
