import type { Coin, HoldRules } from '../../engine/hold.ts';
import type { SymbolId } from '../../engine/reels.ts';
import { alpha, trace, type Surface } from '../engrave.ts';
import { cellCentre } from './geometry.ts';
import { passing } from './hold-strip.ts';
import type { ReelLayer } from './reel-layer.ts';

/** How a game's coins look and come. */
export interface CoinForm {
  /** The coin as it passes, its worth not known yet. */
  symbol: SymbolId;
  /** The picture of a coin of this worth, in units. */
  pictureOf(value: number): number;
  rules: HoldRules;
}

/** The board while coins are held: what each cell holds, and how the others turn. */
export interface HoldBoard {
  /** By cell: what its coin is worth. */
  coins: ReadonlyMap<number, number>;
  /** Coins that came just now, and how far they have swollen up, 0 to 1. */
  landed: { cells: ReadonlySet<number>; share: number };
  /** How many places of its strip have passed in each cell that turns; null while none does. */
  turned: number | null;
}

/** Draws the board over the reels: coins at their places, a turning strip or an empty field in every other cell. */
export function drawHoldBoard(surface: Surface, layer: ReelLayer, board: HoldBoard, form: CoinForm): void {
  const { geometry, theme, mood } = layer;
  const { reels, grid } = geometry;
  surface.fillStyle = theme.cabinet[mood].panel[1];
  surface.fillRect(reels.x, reels.y, reels.width, reels.height);
  for (let cell = 0; cell < grid.reels * grid.rows; cell += 1) {
    const value = board.coins.get(cell);
    drawField(surface, layer, cell, value !== undefined);
    if (value !== undefined) drawHeld(surface, layer, cell, form.pictureOf(value), board.landed);
    else if (board.turned !== null) drawTurning(surface, layer, cell, board.turned, form);
  }
}

const centreOf = (geometry: ReelLayer['geometry'], cell: number): { x: number; y: number } =>
  cellCentre(geometry, Math.floor(cell / geometry.grid.rows), cell % geometry.grid.rows);

function fieldOf({ geometry }: ReelLayer, cell: number): { x: number; y: number; width: number; height: number } {
  const { x, y } = centreOf(geometry, cell);
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

function drawHeld(surface: Surface, { geometry, sprites }: ReelLayer, cell: number, picture: number, landed: HoldBoard['landed']): void {
  const { x, y } = centreOf(geometry, cell);
  const swell = landed.cells.has(cell) ? 0.55 + 0.45 * landed.share + 0.16 * Math.sin(landed.share * Math.PI) : 1;
  const size = sprites.size * swell;
  surface.drawImage(sprites.sharp(picture), x - size / 2, y - size / 2, size, size);
}

/** What passes in a cell that turns: mostly nothing but streaks. */
function drawTurning(surface: Surface, layer: ReelLayer, cell: number, turned: number, { symbol, rules }: CoinForm): void {
  const { geometry, sprites, theme, mood } = layer;
  const { x, y, width, height } = fieldOf(layer, cell);
  surface.save();
  surface.beginPath();
  surface.rect(x, y, width, height);
  surface.clip();
  const { size, tall } = sprites;
  surface.strokeStyle = alpha(theme.cabinet[mood].line, 0.3);
  surface.lineWidth = 1.2;
  for (const { isCoin, below } of passing(cell, turned, rules.chance)) {
    const middle = y + height / 2 + below * geometry.cell.height;
    if (isCoin) surface.drawImage(sprites.moving(symbol), x + width / 2 - size / 2, middle - tall / 2, size, tall);
    else drawStreaks(surface, x, middle, width, height * 0.7);
  }
  surface.restore();
}

function drawStreaks(surface: Surface, x: number, middle: number, width: number, tall: number): void {
  surface.beginPath();
  for (const across of [0.22, 0.36, 0.5, 0.64, 0.78]) {
    // The outer ones shorter: together they are the shade of something round.
    const half = (tall / 2) * (1 - 1.6 * Math.abs(across - 0.5));
    surface.moveTo(x + across * width, middle - half);
    surface.lineTo(x + across * width, middle + half);
  }
  surface.stroke();
}

/** What the coins in sight are worth, over the coins of the reels that have stopped; those in the light are drawn with it. */
export function drawSeenCoins(
  surface: Surface,
  { geometry, sprites, spotlight, reels }: ReelLayer,
  { coins, stops, hasStopped }: { coins: readonly Coin[]; stops: readonly number[]; hasStopped(reel: number): boolean },
  { pictureOf }: CoinForm,
): void {
  const { cell, grid } = geometry;
  for (const { cell: place, value } of coins) {
    const [reel, row] = [Math.floor(place / grid.rows), place % grid.rows];
    const state = reels[reel];
    if (!state || !hasStopped(reel) || spotlight?.cells[reel]?.[row]) continue;
    const x = geometry.reels.x + (reel + 0.5) * cell.width;
    const y = geometry.reels.y + (row + 0.5 + (stops[reel] ?? 0) - state.place) * cell.height;
    const { size, snap } = sprites;
    surface.drawImage(sprites.sharp(pictureOf(value)), snap(x - size / 2), snap(y - size / 2), size, size);
  }
}
