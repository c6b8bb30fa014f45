import type { Surface } from './engrave.ts';

/** Finer than this the eye sees no difference, and it costs time. */
const mostDensity = 2;

/** Makes a canvas as large as its place on the page, in the display's pixels; its surface then counts CSS pixels. */
export function fitCanvas(canvas: HTMLCanvasElement, width: number, height: number): Surface {
  const density = Math.min(window.devicePixelRatio || 1, mostDensity);
  canvas.width = Math.max(1, Math.round(width * density));
  canvas.height = Math.max(1, Math.round(height * density));
  const surface = canvas.getContext('2d') as Surface;
  surface.setTransform(density, 0, 0, density, 0, 0);
  return surface;
}

/** A picture that is drawn once and shown often. */
export function picture(width: number, height: number, draw: (surface: Surface) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  draw(fitCanvas(canvas, width, height));
  return canvas;
}
