import type { GlyphName, MaterialName } from '@verdigale/art';
import { element } from '../elements.ts';
import { drawGlyph } from '../glyph.ts';

const size = 220;
const drawn = new Map<string, HTMLCanvasElement>();

/** A glyph as a picture of its own, sharp up to its size on a page. Each is engraved once, and copied from then on. */
export function glyphPicture(name: GlyphName, metal: MaterialName, deep: string): HTMLCanvasElement {
  const key = `${name} ${metal} ${deep}`;
  const picture = drawn.get(key) ?? engrave(name, metal, deep);
  drawn.set(key, picture);
  const copy = blank();
  copy.getContext('2d')?.drawImage(picture, 0, 0);
  return copy;
}

function engrave(name: GlyphName, metal: MaterialName, deep: string): HTMLCanvasElement {
  const canvas = blank();
  const surface = canvas.getContext('2d') as CanvasRenderingContext2D;
  surface.scale(size / 100, size / 100);
  drawGlyph(surface, name, metal, deep, 94);
  return canvas;
}

function blank(): HTMLCanvasElement {
  const canvas = element('canvas', { 'aria-hidden': 'true' });
  canvas.width = size;
  canvas.height = size;
  return canvas;
}
