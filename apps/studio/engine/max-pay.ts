import { evaluateLine, type LineRules } from './evaluate.ts';
import type { Line } from './lines.ts';
import type { Column, ReelSet, SymbolId } from './reels.ts';

/** What a spin pays beside its lines, in bets on one line, for how many are seen of each symbol; must not fall with a count. */
export interface BesidePay {
  symbols: readonly SymbolId[];
  value: (counts: readonly number[]) => number;
}
const nothingBeside: BesidePay = { symbols: [], value: () => 0 };

/**
 * The most that one spin can pay, in bets on one line: exact over all stops, by branch and bound from the first reel on.
 * A branch is left when not even the best symbols on the open reels could beat what was found.
 */
export function maxPay(reels: ReelSet, lines: readonly Line[], rules: LineRules, beside: BesidePay = nothingBeside): number {
  const choices = reels.map(distinctColumns);
  const best = bestPays(rules, reels.length);
  const open = reels.map((_, reel) =>
    beside.symbols.map((symbol) =>
      choices.slice(reel).reduce((most, columns) => most + Math.max(...columns.map((column) => countIn(column, symbol))), 0),
    ),
  );
  const chosen: Column[] = [];
  let found = 0;

  const bound = (counts: readonly number[]): number => {
    const onLines = lines.reduce((total, line) => total + mostOnLine(chosen, line, rules, best, reels.length), 0);
    return onLines + beside.value(counts.map((count, index) => count + (open[chosen.length]?.[index] ?? 0)));
  };
  const visit = (counts: readonly number[]): void => {
    const reel = chosen.length;
    if (reel === reels.length) {
      found = Math.max(found, bound(counts));
      return;
    }
    const branches = (choices[reel] as Column[]).map((column) => {
      chosen.push(column);
      const seen = counts.map((count, index) => count + countIn(column, beside.symbols[index] as SymbolId));
      const branch = { column, seen, most: bound(seen) };
      chosen.pop();
      return branch;
    });
    for (const { column, seen, most } of branches.toSorted((a, b) => b.most - a.most)) {
      if (most <= found) return;
      chosen.push(column);
      visit(seen);
      chosen.pop();
    }
  };
  visit(beside.symbols.map(() => 0));
  return found;
}

/** The most that a line can still pay, given the columns chosen so far. */
function mostOnLine(chosen: readonly Column[], line: Line, rules: LineRules, best: BestPays, reelCount: number): number {
  const symbols = chosen.map((column, reel) => column[line[reel] as number] as SymbolId);
  const led = symbols.find((symbol) => symbol !== rules.wild);
  if (led === undefined && chosen.length < reelCount) return best.any;
  const run = symbols.findIndex((symbol) => symbol !== led && symbol !== rules.wild);
  const isDecided = led === undefined || led === rules.scatter || run !== -1 || chosen.length === reelCount;
  return isDecided ? (evaluateLine(symbols, rules)?.pay ?? 0) : Math.max(best.of(led), best.of(rules.wild));
}

interface BestPays {
  any: number;
  of(symbol: SymbolId): number;
}

function bestPays(rules: LineRules, reelCount: number): BestPays {
  const { wildTimes = 1 } = rules;
  const of = (symbol: SymbolId): number => wildTimes * Math.max(0, ...(rules.pays[symbol] ?? []).slice(0, reelCount + 1));
  return { any: Math.max(...rules.pays.map((_, symbol) => of(symbol))), of };
}

function distinctColumns(columns: readonly Column[]): Column[] {
  return [...new Map(columns.map((column) => [column.join(), column])).values()];
}

function countIn(column: Column, symbol: SymbolId): number {
  return column.filter((each) => each === symbol).length;
}
