import type { Line } from './lines.ts';
import type { Grid, SymbolId } from './reels.ts';

/** What a game pays: `pays[symbol][count]` for a run of `count` from the first reel, in bets on one line. */
export interface LineRules {
  pays: readonly (readonly number[])[];
  /** Stands for every symbol but the scatter. */
  wild: SymbolId;
  scatter: SymbolId;
  /** How many times a run is paid that a wild helped to make; once unless it is said. */
  wildTimes?: number;
}

/** One paid line: `pay` is in bets on one line. */
export interface LineWin {
  line: number;
  symbol: SymbolId;
  count: number;
  pay: number;
}

/**
 * The best run on one line, from the first reel on; null when nothing is paid. A run of wilds that pays more by itself
 * than the symbol it leads to is paid as wilds.
 */
export function evaluateLine(symbols: readonly SymbolId[], rules: LineRules): Omit<LineWin, 'line'> | null {
  let wilds = 0;
  while (wilds < symbols.length && symbols[wilds] === rules.wild) wilds += 1;
  const asWild = { symbol: rules.wild, count: wilds, pay: payOf(rules, rules.wild, wilds) };
  const led = symbols[wilds];
  if (led === undefined || led === rules.scatter) return asWild.pay > 0 ? asWild : null;
  let count = wilds;
  while (count < symbols.length && (symbols[count] === led || symbols[count] === rules.wild)) count += 1;
  const asSymbol = { symbol: led, count, pay: payOf(rules, led, count) * timesOf(symbols, count, rules) };
  const best = asWild.pay > asSymbol.pay ? asWild : asSymbol;
  return best.pay > 0 ? best : null;
}

/** Every paid line of what is seen, in the order of the lines. */
export function evaluateLines(grid: Grid, lines: readonly Line[], rules: LineRules): LineWin[] {
  const wins: LineWin[] = [];
  const symbols: SymbolId[] = [];
  for (let line = 0; line < lines.length; line += 1) {
    const rows = lines[line] as Line;
    for (let reel = 0; reel < rows.length; reel += 1) symbols[reel] = (grid[reel] as readonly number[])[rows[reel] as number] as SymbolId;
    const win = evaluateLine(symbols, rules);
    if (win) wins.push({ line, ...win });
  }
  return wins;
}

/** How many of a symbol are seen, wherever they are. */
export function countSymbol(grid: Grid, symbol: SymbolId): number {
  return grid.reduce((count, column) => count + column.filter((each) => each === symbol).length, 0);
}

function timesOf(symbols: readonly SymbolId[], count: number, { wild, wildTimes = 1 }: LineRules): number {
  if (wildTimes === 1) return 1;
  for (let reel = 0; reel < count; reel += 1) if (symbols[reel] === wild) return wildTimes;
  return 1;
}

function payOf(rules: LineRules, symbol: SymbolId, count: number): number {
  return rules.pays[symbol]?.[count] ?? 0;
}
