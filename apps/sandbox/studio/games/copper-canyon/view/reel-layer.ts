import type { Reel } from '../../../view/reel-bank.ts';
import { symbolAt } from '../../../engine/reels.ts';
import { reelCount, rowCount, rules } from '../math.ts';
import { drawReelShade, lineInks } from './cabinet.ts';
import { alpha, hatch, linear, polygon, trace, type Surface } from '../../../view/engrave.ts';
import { cellCentre, type Geometry } from './geometry.ts';
import { ink } from './palette.ts';
import type { Mood } from './scenery.ts';
import { movingTall, type Sprites } from './sprites.ts';

/** Which cells are lifted out, and how far they swell (0 to 1). */
export type Spotlight = { cells: readonly (readonly boolean[])[]; pulse: number };

export type ReelLayer = {
  geometry: Geometry;
  sprites: Sprites;
  reels: readonly Reel[];
  /** How far the wild of a reel has filled it, 0 to 1. */
  filled: readonly number[];
  spotlight: Spotlight | null;
  mood: Mood;
};

/** Draws the symbols of all reels within their window. */
export function drawReels(surface: Surface, layer: ReelLayer): void {
  const { geometry, reels, filled, spotlight } = layer;
  surface.save();
  surface.beginPath();
  surface.rect(geometry.reels.x, geometry.reels.y, geometry.reels.width, geometry.reels.height);
  surface.clip();
  for (let reel = 0; reel < reelCount; reel += 1) {
    if (reels[reel]?.isAwaited) drawAwaited(surface, geometry, reel, layer.mood);
    drawStrip(surface, layer, reel);
    if ((filled[reel] ?? 0) > 0) drawFilled(surface, layer, reel, filled[reel] as number);
  }
  if (spotlight) drawDim(surface, geometry, spotlight);
  drawReelShade(surface, geometry);
  surface.restore();
}

function drawStrip(surface: Surface, { geometry, sprites, reels, spotlight }: ReelLayer, index: number): void {
  const reel = reels[index] as Reel;
  const top = Math.floor(reel.place);
  const { cell } = geometry;
  surface.globalAlpha = reel.opacity;
  for (let row = -1; row <= rowCount; row += 1) {
    if (spotlight?.cells[index]?.[row]) continue;
    const symbol = symbolAt(reel.strip, top + row);
    const x = geometry.reels.x + (index + 0.5) * cell.width - sprites.size / 2;
    const y = geometry.reels.y + (row + 0.5 - (reel.place - top)) * cell.height;
    const tall = sprites.size * (reel.isFast ? movingTall : 1);
    surface.drawImage(reel.isFast ? sprites.moving(symbol) : sprites.sharp(symbol), x, y - tall / 2, sprites.size, tall);
  }
  surface.globalAlpha = 1;
}

/** A reel that may complete the free spins is lit while it still turns. */
function drawAwaited(surface: Surface, { reels, cell }: Geometry, reel: number, mood: Mood): void {
  const { line } = lineInks(mood);
  const x = reels.x + reel * cell.width;
  surface.fillStyle = linear(surface, x, 0, x + cell.width, 0, [
    [0, alpha(line, 0.4)],
    [0.25, alpha(line, 0.1)],
    [0.75, alpha(line, 0.1)],
    [1, alpha(line, 0.4)],
  ]);
  surface.fillRect(x, reels.y, cell.width, reels.height);
}

/** A wild that grows from the middle of its reel to fill it: a gilded shaft with a wild in each row. */
function drawFilled(surface: Surface, { geometry, sprites, spotlight }: ReelLayer, reel: number, share: number): void {
  const { reels, cell } = geometry;
  const x = reels.x + reel * cell.width;
  const height = reels.height * share;
  const y = reels.y + (reels.height - height) / 2;
  surface.save();
  surface.beginPath();
  surface.rect(x + 2, y, cell.width - 4, height);
  surface.clip();
  surface.fillStyle = linear(surface, x, 0, x + cell.width, 0, [
    [0, '#241602'],
    [0.5, '#6d4b10'],
    [1, '#241602'],
  ]);
  surface.fillRect(x, y, cell.width, height);
  surface.save();
  surface.translate(x, reels.y);
  surface.scale(cell.width / 100, reels.height / 100);
  hatch(surface, polygon(0, 0, 100, 0, 100, 100, 0, 100), { angle: 90, gap: 5, width: 0.7, colour: alpha(ink.gold, 0.28), bend: 0 });
  surface.restore();
  for (let row = 0; row < rowCount; row += 1) {
    if (spotlight?.cells[reel]?.[row]) continue;
    const centre = cellCentre(geometry, reel, row);
    surface.drawImage(sprites.sharp(rules.wild), centre.x - sprites.size / 2, centre.y - sprites.size / 2, sprites.size, sprites.size);
  }
  surface.strokeStyle = alpha(ink.gold, 0.8);
  surface.lineWidth = 1.5;
  surface.strokeRect(x + 3, y + 1, cell.width - 6, height - 2);
  surface.restore();
}

function drawDim(surface: Surface, { reels, cell }: Geometry, { cells }: Spotlight): void {
  surface.fillStyle = 'rgb(8 3 2 / 0.62)';
  for (let reel = 0; reel < reelCount; reel += 1) {
    for (let row = 0; row < rowCount; row += 1) {
      if (!cells[reel]?.[row]) surface.fillRect(reels.x + reel * cell.width, reels.y + row * cell.height, cell.width, cell.height);
    }
  }
}

/** Draws the cells in the light once more, over everything that crosses the reels. */
export function drawLifted(surface: Surface, { geometry, sprites, reels, filled, spotlight }: ReelLayer): void {
  if (!spotlight) return;
  const { cells, pulse } = spotlight;
  const { cell } = geometry;
  for (let reel = 0; reel < reelCount; reel += 1) {
    for (let row = 0; row < rowCount; row += 1) {
      if (!cells[reel]?.[row]) continue;
      const { x, y } = cellCentre(geometry, reel, row);
      const box = { width: cell.width - 6, height: cell.height - 6 };
      surface.fillStyle = alpha(ink.gold, 0.1 + pulse * 0.12);
      const frame = trace((path) => path.roundRect(x - box.width / 2, y - box.height / 2, box.width, box.height, 8));
      surface.fill(frame);
      surface.strokeStyle = alpha(ink.goldPale, 0.85);
      surface.lineWidth = 1.6;
      surface.stroke(frame);
      const state = reels[reel] as Reel;
      const symbol = (filled[reel] ?? 0) > 0 ? rules.wild : symbolAt(state.strip, Math.round(state.place) + row);
      const size = sprites.size * (1 + pulse * 0.07);
      surface.drawImage(sprites.sharp(symbol), x - size / 2, y - size / 2, size, size);
    }
  }
}
