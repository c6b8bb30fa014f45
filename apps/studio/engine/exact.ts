import { evaluateLine, type LineRules } from './evaluate.ts';
import type { Line } from './lines.ts';
import { add, rational, zero, type Rational } from './rational.ts';
import type { Column, ReelSet, SymbolId } from './reels.ts';

/** The exact mean pay of one line over all stops of all reels, in bets on one line. */
function meanLinePay(reels: ReelSet, line: Line, rules: LineRules): Rational {
  const weights = reels.map((columns, reel) => countBySymbol(columns, line[reel] as number));
  let total = 0n;
  const symbols: SymbolId[] = [];
  const visit = (reel: number, weight: bigint): void => {
    if (reel === reels.length) {
      total += weight * BigInt(evaluateLine(symbols, rules)?.pay ?? 0);
      return;
    }
    for (const [symbol, count] of weights[reel] as Map<SymbolId, bigint>) {
      symbols[reel] = symbol;
      visit(reel + 1, weight * count);
    }
  };
  visit(0, 1n);
  return rational(total, stopCount(reels));
}

/** The exact mean pay of all lines of one spin together, in bets on one line. */
export function meanPay(reels: ReelSet, lines: readonly Line[], rules: LineRules): Rational {
  return lines.reduce((mean, line) => add(mean, meanLinePay(reels, line, rules)), zero);
}

/** The exact chance of seeing 0, 1, 2, … of a symbol in one spin. */
export function symbolCountChances(reels: ReelSet, symbol: SymbolId): Rational[] {
  let ways: bigint[] = [1n];
  for (const columns of reels) {
    const next: bigint[] = [];
    for (const column of columns) {
      const seen = column.filter((each) => each === symbol).length;
      ways.forEach((way, count) => {
        next[count + seen] = (next[count + seen] ?? 0n) + way;
      });
    }
    ways = Array.from(next, (way) => way ?? 0n);
  }
  return ways.map((way) => rational(way, stopCount(reels)));
}

function countBySymbol(columns: readonly Column[], row: number): Map<SymbolId, bigint> {
  const counts = new Map<SymbolId, bigint>();
  for (const column of columns) {
    const symbol = column[row] as SymbolId;
    counts.set(symbol, (counts.get(symbol) ?? 0n) + 1n);
  }
  return counts;
}

function stopCount(reels: ReelSet): bigint {
  return reels.reduce((product, columns) => product * BigInt(columns.length), 1n);
}
