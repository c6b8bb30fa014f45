import type { Grid, SymbolId } from './reels.ts';

/** What a game pays on ways: `pays[symbol][count]` for one way of `count` reels from the first on, in units of the stake. */
export interface WaysRules {
  pays: readonly (readonly number[])[];
  /** Stands for every symbol but the scatter; it is not on the first reel, so no way is of wilds alone. */
  wild: SymbolId;
  scatter: SymbolId;
}

/** All ways of one symbol: `pay` is for all of them together, in units of the stake. */
export interface WaysWin {
  symbol: SymbolId;
  count: number;
  ways: number;
  pay: number;
}

/**
 * Every paid symbol of what is seen. A way goes through one place of each reel, from the first reel on; a symbol is paid for
 * its longest ways, as many as the product of its places on the reels.
 */
export function evaluateWays(grid: Grid, { pays, wild, scatter }: WaysRules): WaysWin[] {
  const wins: WaysWin[] = [];
  const led = grid[0] ?? [];
  for (let row = 0; row < led.length; row += 1) {
    const symbol = led[row] as SymbolId;
    if (symbol === scatter || led.indexOf(symbol) < row) continue;
    let [count, ways] = [0, 1];
    for (const column of grid) {
      const places = placesOf(column, symbol, wild);
      if (places === 0) break;
      ways *= places;
      count += 1;
    }
    const pay = (pays[symbol]?.[count] ?? 0) * ways;
    if (pay > 0) wins.push({ symbol, count, ways, pay });
  }
  return wins;
}

/** The places that the ways of these wins go through, `[reel][row]`. */
export function placesOnWays(grid: Grid, wins: readonly WaysWin[], { wild }: WaysRules): boolean[][] {
  return grid.map((column, reel) =>
    column.map((seen) => wins.some(({ symbol, count }) => reel < count && (seen === symbol || seen === wild))),
  );
}

function placesOf(column: readonly SymbolId[], symbol: SymbolId, wild: SymbolId): number {
  let places = 0;
  for (const seen of column) if (seen === symbol || seen === wild) places += 1;
  return places;
}
