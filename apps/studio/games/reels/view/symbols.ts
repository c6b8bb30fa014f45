import { materials, metalOf, type GlyphName, type MaterialName, type Palette } from '@verdigale/art';
import type { SymbolId } from '../../../engine/reels.ts';
import { alpha, circle, linear, mix, radial, rosette, type Surface } from '../../../view/engrave.ts';
import { drawGlyph } from '../../../view/glyph.ts';
import { drawLetter, type Letter } from '../../../view/reels/letters.ts';
import { drawSeal } from '../../../view/reels/seal.ts';
import { letters, scatter, wild } from '../math.ts';
import { drawWild } from './wild.ts';

/** The metals of the glyphs by rank, where a glyph has none of its own. */
const metals: readonly MaterialName[] = ['gold', 'sapphire', 'rose', 'verdigris', 'copper'];

/** Draws a symbol of a title into a box of 100 by 100. */
export function drawSymbol(surface: Surface, names: readonly string[], symbol: SymbolId, colours: Palette, wildName: string): void {
  const name = names[symbol] ?? '';
  surface.save();
  if (symbol === wild) drawWild(surface, wildName, colours);
  else if ((letters as readonly string[]).includes(name)) drawLetter(surface, name as Letter);
  else if (symbol === scatter) drawScatter(surface, name as GlyphName, colours);
  else drawMedal(surface, name as GlyphName, metalOf(name as GlyphName, metals[symbol - 2] ?? 'pearl'), colours);
  surface.restore();
}

/** A well-paid symbol: its glyph in metal on a dark seal. */
function drawMedal(surface: Surface, name: GlyphName, metal: MaterialName, { seal, shade }: Palette): void {
  const { body, alt } = materials[metal];
  drawSeal(surface, { glow: mix(alt[1], seal, 0.35), ground: mix(alt[1], shade, 0.72), edge: shade, line: body[1] }, 12);
  drawGlyph(surface, name, metal, shade, 64);
}

/** The scatter: the picture of the cover in a bright, milled rim. */
function drawScatter(surface: Surface, name: GlyphName, { metal, glow, ground, shade, ink }: Palette): void {
  const { body, light } = materials[metal];
  rosette(surface, 50, 50, 48, { lobes: 24, depth: 0.035, rings: 6, inner: 0.9, twist: 0.8, colour: alpha(ink, 0.75), width: 0.6 });
  surface.save();
  surface.shadowColor = alpha(body[1], 0.6);
  surface.shadowBlur = 10;
  surface.fillStyle = linear(surface, 18, 10, 80, 92, [
    [0, light[0]],
    [0.35, body[1]],
    [0.7, body[2]],
    [1, body[0]],
  ]);
  surface.fill(circle(50, 50, 43));
  surface.restore();
  surface.fillStyle = radial(surface, 50, 42, 4, 40, [
    [0, glow],
    [0.55, ground],
    [1, shade],
  ]);
  surface.fill(circle(50, 50, 37));
  drawGlyph(surface, name, metal, shade, 62);
}
