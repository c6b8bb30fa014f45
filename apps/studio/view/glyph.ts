import { glyphs, materials, type GlyphName, type MaterialName } from '@verdigale/art';
import { alpha, linear, pathOf, type Surface } from './engrave.ts';

/** A glyph of the art package in its metal, so many units wide, in the middle of a box of 100. */
export function drawGlyph(surface: Surface, name: GlyphName, metal: MaterialName, deep: string, size: number): void {
  const { body, alt, light, cut } = materials[metal];
  const stops = (colours: readonly string[]): CanvasGradient =>
    linear(
      surface,
      30,
      0,
      62,
      100,
      colours.map((colour, at) => [at / (colours.length - 1), colour] as const),
    );
  const fills = { body: stops(body), alt: stops(alt), light: stops(light), deep };
  surface.save();
  surface.translate(50 - size / 2, 50 - size / 2);
  surface.scale(size / 100, size / 100);
  surface.lineJoin = 'round';
  surface.lineCap = 'round';
  for (const [role, path, width = 2] of glyphs[name].parts) {
    if (role === 'cut' || role === 'line') {
      surface.strokeStyle = role === 'cut' ? alpha(cut, 0.8) : fills.body;
      surface.lineWidth = width;
      surface.stroke(pathOf(path));
    } else {
      surface.fillStyle = fills[role];
      surface.fill(pathOf(path));
    }
  }
  surface.restore();
}
