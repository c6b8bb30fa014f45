import { alpha, trace, type Surface } from '../../../view/engrave.ts';
import { cellCentre } from '../../../view/reels/geometry.ts';
import type { ReelLayer } from '../../../view/reels/reel-layer.ts';
import { movingTall } from '../../../view/reels/sprites.ts';
import { coin, rowCount } from '../math.ts';
import { coinPicture } from './theme.ts';

/** The board while coins are held: what each cell holds, and how the others turn. */
export type HoldBoard = {
  /** By cell: what its coin is worth. */
  coins: ReadonlyMap<number, number>;
  /** Coins that came just now, and how far they have swollen up, 0 to 1. */
  landed: { cells: ReadonlySet<number>; share: number };
  /** How many cells have passed in each cell that turns; null while none does. */
  turned: number | null;
};

/** Draws the board over the reels: coins at their places, a turning strip or an empty field in every other cell. */
export function drawHoldBoard(surface: Surface, layer: ReelLayer, board: HoldBoard): void {
  const { geometry, theme, mood } = layer;
  const { reels, grid } = geometry;
  surface.fillStyle = theme.cabinet[mood].panel[1];
  surface.fillRect(reels.x, reels.y, reels.width, reels.height);
  for (let cell = 0; cell < grid.reels * grid.rows; cell += 1) {
    const value = board.coins.get(cell);
    drawField(surface, layer, cell, value !== undefined);
    if (value !== undefined) drawHeld(surface, layer, cell, value, board.landed);
    else if (board.turned !== null) drawTurning(surface, layer, cell, board.turned);
  }
}

function fieldOf({ geometry }: ReelLayer, cell: number): { x: number; y: number; width: number; height: number } {
  const { x, y } = cellCentre(geometry, Math.floor(cell / rowCount), cell % rowCount);
  const { width, height } = geometry.cell;
  return { x: x - width / 2 + 3, y: y - height / 2 + 3, width: width - 6, height: height - 6 };
}

function drawField(surface: Surface, layer: ReelLayer, cell: number, isHeld: boolean): void {
  const { line } = layer.theme.cabinet[layer.mood];
  const { x, y, width, height } = fieldOf(layer, cell);
  const field = trace((path) => path.roundRect(x, y, width, height, 8));
  surface.fillStyle = alpha(isHeld ? line : '#000000', isHeld ? 0.2 : 0.35);
  surface.fill(field);
  surface.strokeStyle = alpha(line, isHeld ? 0.85 : 0.3);
  surface.lineWidth = isHeld ? 1.6 : 1;
  surface.stroke(field);
}

function drawHeld(surface: Surface, { geometry, sprites }: ReelLayer, cell: number, value: number, landed: HoldBoard['landed']): void {
  const { x, y } = cellCentre(geometry, Math.floor(cell / rowCount), cell % rowCount);
  const swell = landed.cells.has(cell) ? 0.55 + 0.45 * landed.share + 0.16 * Math.sin(landed.share * Math.PI) : 1;
  const size = sprites.size * swell;
  surface.drawImage(sprites.sharp(coinPicture(value)), x - size / 2, y - size / 2, size, size);
}

/** Coins that pass in a cell; each cell begins elsewhere, so that they do not pass in step. */
function drawTurning(surface: Surface, layer: ReelLayer, cell: number, turned: number): void {
  const { geometry, sprites } = layer;
  const { x, y, width, height } = fieldOf(layer, cell);
  surface.save();
  surface.beginPath();
  surface.rect(x, y, width, height);
  surface.clip();
  const size = sprites.size * 0.86;
  const tall = size * movingTall;
  const gap = geometry.cell.height * 1.7;
  const offset = (((turned + cell * 0.37) % 1) + 1) % 1;
  surface.globalAlpha = 0.5;
  for (const step of [offset - 1, offset]) {
    surface.drawImage(sprites.moving(coin), x + width / 2 - size / 2, y + height / 2 + step * gap * 2 - tall / 2, size, tall);
  }
  surface.restore();
}
