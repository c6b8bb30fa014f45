import type { GlyphName, MaterialName } from '@verdigale/art';
import { element } from '../elements.ts';
import { drawGlyph } from '../glyph.ts';

const size = 220;

/** A glyph as a picture of its own, sharp up to its size on a page. */
export function glyphPicture(name: GlyphName, metal: MaterialName, deep: string): HTMLCanvasElement {
  const canvas = element('canvas', { 'aria-hidden': 'true' });
  canvas.width = size;
  canvas.height = size;
  const surface = canvas.getContext('2d') as CanvasRenderingContext2D;
  surface.scale(size / 100, size / 100);
  drawGlyph(surface, name, metal, deep, 94);
  return canvas;
}
