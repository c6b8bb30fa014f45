import { symbolAt, type SymbolId } from '../../engine/reels.ts';
import { alpha, linear, trace, type Surface } from '../engrave.ts';
import type { Reel } from '../reel-bank.ts';
import { drawReelShade } from './cabinet.ts';
import { cellCentre, type Geometry } from './geometry.ts';
import type { Sprites } from './sprites.ts';
import type { Mood, SlotTheme } from './theme.ts';

/** Which cells are lifted out, `[reel][row]`, and how far they swell (0 to 1). */
export interface Spotlight {
  cells: readonly (readonly boolean[])[];
  pulse: number;
}

/** A symbol on its way down a reel: its row may lie between two, or above the window. */
export interface Loose {
  symbol: SymbolId;
  row: number;
  opacity: number;
}

export interface ReelLayer {
  geometry: Geometry;
  sprites: Sprites;
  theme: SlotTheme;
  reels: readonly Reel[];
  /** The symbols of each reel while they fall, in place of those of its strip. */
  loose: readonly (readonly Loose[])[] | null;
  spotlight: Spotlight | null;
  mood: Mood;
}

/** Draws the symbols of all reels within their window, and over them what `drawOn` adds. */
export function drawReels(surface: Surface, layer: ReelLayer, drawOn?: (surface: Surface, layer: ReelLayer) => void): void {
  const { geometry, reels, loose, spotlight, theme } = layer;
  surface.save();
  surface.beginPath();
  surface.rect(geometry.reels.x, geometry.reels.y, geometry.reels.width, geometry.reels.height);
  surface.clip();
  for (let reel = 0; reel < geometry.grid.reels; reel += 1) {
    if (reels[reel]?.isAwaited) drawAwaited(surface, layer, reel);
    if (loose) drawLoose(surface, layer, reel, loose[reel] ?? []);
    else drawStrip(surface, layer, reel);
  }
  drawOn?.(surface, layer);
  if (spotlight) drawDim(surface, geometry, spotlight, theme);
  drawReelShade(surface, geometry, theme);
  surface.restore();
}

function drawStrip(surface: Surface, { geometry, sprites, reels, spotlight }: ReelLayer, index: number): void {
  const reel = reels[index] as Reel;
  const top = Math.floor(reel.place);
  const { cell } = geometry;
  surface.globalAlpha = reel.opacity;
  for (let row = -1; row <= geometry.grid.rows; row += 1) {
    if (spotlight?.cells[index]?.[row]) continue;
    const symbol = symbolAt(reel.strip, top + row);
    const x = geometry.reels.x + (index + 0.5) * cell.width - sprites.size / 2;
    const y = geometry.reels.y + (row + 0.5 - (reel.place - top)) * cell.height;
    const tall = reel.isFast ? sprites.tall : sprites.size;
    const picture = reel.isFast ? sprites.moving(symbol) : sprites.sharp(symbol);
    surface.drawImage(picture, sprites.snap(x), sprites.snap(y - tall / 2), sprites.size, tall);
  }
  surface.globalAlpha = 1;
}

function drawLoose(surface: Surface, { geometry, sprites }: ReelLayer, reel: number, loose: readonly Loose[]): void {
  for (const { symbol, row, opacity } of loose) {
    const { x, y } = cellCentre(geometry, reel, row);
    surface.globalAlpha = opacity;
    // What vanishes shrinks a little as it goes.
    const size = sprites.size * (0.8 + 0.2 * opacity);
    surface.drawImage(sprites.sharp(symbol), x - size / 2, y - size / 2, size, size);
  }
  surface.globalAlpha = 1;
}

/** A reel that may complete the free spins is lit while it still turns. */
function drawAwaited(surface: Surface, { geometry: { reels, cell }, theme, mood }: ReelLayer, reel: number): void {
  const { line } = theme.cabinet[mood];
  const x = reels.x + reel * cell.width;
  surface.fillStyle = linear(surface, x, 0, x + cell.width, 0, [
    [0, alpha(line, 0.4)],
    [0.25, alpha(line, 0.1)],
    [0.75, alpha(line, 0.1)],
    [1, alpha(line, 0.4)],
  ]);
  surface.fillRect(x, reels.y, cell.width, reels.height);
}

function drawDim(surface: Surface, { reels, cell, grid }: Geometry, { cells }: Spotlight, { dark }: SlotTheme): void {
  surface.fillStyle = alpha(dark, 0.62);
  for (let reel = 0; reel < grid.reels; reel += 1) {
    for (let row = 0; row < grid.rows; row += 1) {
      if (!cells[reel]?.[row]) surface.fillRect(reels.x + reel * cell.width, reels.y + row * cell.height, cell.width, cell.height);
    }
  }
}

/** Draws the cells in the light once more, over everything that crosses the reels. */
export function drawLifted(surface: Surface, layer: ReelLayer, symbolIn: (reel: number, row: number) => SymbolId): void {
  const { geometry, sprites, spotlight, theme } = layer;
  if (!spotlight) return;
  const { cells, pulse } = spotlight;
  const { cell, grid } = geometry;
  for (let reel = 0; reel < grid.reels; reel += 1) {
    for (let row = 0; row < grid.rows; row += 1) {
      if (!cells[reel]?.[row]) continue;
      const { x, y } = cellCentre(geometry, reel, row);
      const box = { width: cell.width - 6, height: cell.height - 6 };
      surface.fillStyle = alpha(theme.lit.line, 0.1 + pulse * 0.12);
      const frame = trace((path) => path.roundRect(x - box.width / 2, y - box.height / 2, box.width, box.height, 8));
      surface.fill(frame);
      surface.strokeStyle = alpha(theme.lit.pale, 0.85);
      surface.lineWidth = 1.6;
      surface.stroke(frame);
      const size = sprites.size * (1 + pulse * 0.07);
      surface.drawImage(sprites.sharp(symbolIn(reel, row)), x - size / 2, y - size / 2, size, size);
    }
  }
}
