import type { Glyph } from '@verdigale/ui/icon';

const names = [
  'ball',
  'cherry',
  'clock',
  'coins',
  'compass',
  'crown',
  'fire',
  'game',
  'gem',
  'globe',
  'grid',
  'heart',
  'history',
  'home',
  'live',
  'menu',
  'moon',
  'next',
  'panel',
  'plus',
  'previous',
  'provider',
  'rocket',
  'rules',
  'search',
  'shield',
  'spade',
  'sparkles',
  'star',
  'sun',
  'trophy',
  'user',
  'wallet',
  'zap',
] as const;
export type GlyphName = (typeof names)[number];

/**
 * The pictograms of the shell, of the lobby's rows, and those that content files may name for menus and categories. They are drawn from the
 * sheet in the page (`glyph-sheet.tsx`): what they look like is HTML, each once, and no part of the first load.
 */
export const glyphs = Object.fromEntries(names.map((name) => [name, glyphOf(name)])) as Record<GlyphName, Glyph>;

function glyphOf(name: GlyphName): Glyph {
  return function SheetGlyph({ size, ...rest }) {
    return (
      <svg {...rest} fill="none" height={size} width={size}>
        <use href={`#glyph-${name}`} />
      </svg>
    );
  };
}
