import type { SymbolId } from '../../engine/reels.ts';
import type { Surface } from '../engrave.ts';
import type { Box } from './geometry.ts';

/** The page by day, and by night while a feature is played. */
export type Mood = 'day' | 'night';

/** What the cabinet around the reels is engraved in. */
export interface CabinetInks {
  line: string;
  pale: string;
  deep: string;
  /** Middle and sides of the panel behind each reel. */
  panel: readonly [string, string];
  board: string;
}

/** How a slot looks: its inks, its symbols and the page behind them. */
export interface SlotTheme {
  cabinet: Record<Mood, CabinetInks>;
  /** Nearly black: shades, and what lies under words. */
  dark: string;
  /** Around a cell that won. */
  lit: { line: string; pale: string };
  /** Under the letters of the name, and the word beside an amount. */
  drop: string;
  label: string;
  /** Draws a symbol into a box of 100 by 100. */
  drawSymbol(surface: Surface, symbol: SymbolId): void;
  /** How many symbols there are to draw. */
  symbols: number;
  /** The ground of the whole page. */
  drawScenery(surface: Surface, page: { width: number; height: number }, cabinet: Box, mood: Mood): void;
}
