import type { Glyph } from '@verdigale/ui/icon';
import { glyphs } from '#app/widgets/glyphs.tsx';

/** The pictogram that a content file names for a menu or category; a plain grid for a name that this build does not know. */
export function menuIcon(name: string | undefined): Glyph {
  return (glyphs as Record<string, Glyph>)[name ?? ''] ?? glyphs.grid;
}
