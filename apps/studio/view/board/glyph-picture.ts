import type { GlyphName, MaterialName } from '@verdigale/art';
import { element } from '../elements.ts';
import { drawGlyph } from '../glyph.ts';

const size = 220;
const drawn = new Map<string, string>();

/**
 * A glyph as a picture of its own, sharp up to its size on a page. Each is engraved once: a table asks for its pictures before it plays.
 * An image, since every canvas on a page is a layer that each frame carries along.
 */
export function glyphPicture(name: GlyphName, metal: MaterialName, deep: string): HTMLImageElement {
  const key = `${name} ${metal} ${deep}`;
  const src = drawn.get(key) ?? engrave(name, metal, deep);
  drawn.set(key, src);
  return element('img', { src, alt: '', decoding: 'sync', draggable: 'false' });
}

function engrave(name: GlyphName, metal: MaterialName, deep: string): string {
  const canvas = element('canvas', {});
  canvas.width = size;
  canvas.height = size;
  const surface = canvas.getContext('2d') as CanvasRenderingContext2D;
  surface.scale(size / 100, size / 100);
  drawGlyph(surface, name, metal, deep, 94);
  return canvas.toDataURL();
}
