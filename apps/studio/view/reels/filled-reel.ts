import { alpha, hatch, linear, polygon, type Surface } from '../engrave.ts';
import { cellCentre } from './geometry.ts';
import type { ReelLayer } from './reel-layer.ts';
import type { SymbolId } from '../../engine/reels.ts';

const gold = '#ecc873';

/** A wild that grows from the middle of its reel to fill it, as far as `share`: a gilded shaft with a wild in each row. */
export function drawFilled(
  surface: Surface,
  { geometry, sprites, spotlight }: ReelLayer,
  reel: number,
  share: number,
  wild: SymbolId,
): void {
  const { reels, cell, grid } = geometry;
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
  hatch(surface, polygon(0, 0, 100, 0, 100, 100, 0, 100), { angle: 90, gap: 5, width: 0.7, colour: alpha(gold, 0.28), bend: 0 });
  surface.restore();
  for (let row = 0; row < grid.rows; row += 1) {
    if (spotlight?.cells[reel]?.[row]) continue;
    const centre = cellCentre(geometry, reel, row);
    surface.drawImage(sprites.sharp(wild), centre.x - sprites.size / 2, centre.y - sprites.size / 2, sprites.size, sprites.size);
  }
  surface.strokeStyle = alpha(gold, 0.8);
  surface.lineWidth = 1.5;
  surface.strokeRect(x + 3, y + 1, cell.width - 6, height - 2);
  surface.restore();
}
