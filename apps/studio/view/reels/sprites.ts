import type { SymbolId } from '../../engine/reels.ts';
import type { SlotTheme } from './theme.ts';

/** The symbols as pictures in the size and pixel density at hand: sharp for rest, drawn out for the turning reel. */
export interface Sprites {
  sharp(symbol: SymbolId): HTMLCanvasElement;
  /** Drawn when it is first asked for. */
  moving(symbol: SymbolId): HTMLCanvasElement;
  /** Width and height of a picture at rest, in whole pixels of the display as all of these are. */
  size: number;
  /** Height of a moving one. */
  tall: number;
  /** The next place at which a picture is copied and not scaled. */
  snap(place: number): number;
}

/** How much taller a moving picture is than one at rest. */
const movingTall = 1.36;

/** Draws every symbol once, at rest, for cells of this size. */
export function makeSprites(cell: { width: number; height: number }, density: number, { symbols, drawSymbol }: SlotTheme): Sprites {
  const size = Math.round(Math.min(cell.width, cell.height) * 0.98 * density) / density;
  const sharp = Array.from({ length: symbols }, (_, symbol) => {
    const [canvas, surface] = blank(size * density, size * density);
    surface.scale((size * density) / 100, (size * density) / 100);
    surface.save();
    drawSymbol(surface, symbol);
    surface.restore();
    return canvas;
  });
  const moving: HTMLCanvasElement[] = [];
  const tall = Math.round(size * density * movingTall) / density;
  const snap = (place: number): number => Math.round(place * density) / density;
  const pick = (symbol: SymbolId): HTMLCanvasElement => {
    const found = sharp[symbol];
    if (!found) throw new Error(`no picture of symbol ${symbol}`);
    return found;
  };
  return { sharp: pick, moving: (symbol) => (moving[symbol] ??= drawnOut(pick(symbol))), size, tall, snap };
}

/** The picture smeared upwards and downwards, as an eye sees it pass: taller by what it is smeared. */
function drawnOut(source: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = source;
  const reach = height * (movingTall - 1);
  const [canvas, surface] = blank(width, height * movingTall);
  const copies = Math.max(2, Math.ceil(reach / 4));
  surface.globalAlpha = Math.min(1, 2.1 / copies);
  for (let copy = 0; copy < copies; copy += 1) surface.drawImage(source, 0, (copy / (copies - 1)) * reach);
  return canvas;
}

function blank(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return [canvas, canvas.getContext('2d') as CanvasRenderingContext2D];
}
