import { meanOfLines, meanOfWays } from '../../engine/closed-means.ts';
import { evaluateLines, type LineRules } from '../../engine/evaluate.ts';
import type { Line } from '../../engine/lines.ts';
import { maxPay, type BesidePay } from '../../engine/max-pay.ts';
import { maxWaysPay } from '../../engine/max-ways.ts';
import type { Rational } from '../../engine/rational.ts';
import type { Grid, ReelSet, SymbolId } from '../../engine/reels.ts';
import { evaluateWays, placesOnWays } from '../../engine/ways.ts';

/** One paid run: on a line, or on all its ways together. */
export interface ReelsWin {
  symbol: SymbolId;
  count: number;
  pay: number;
  line?: number;
  ways?: number;
}

/** How the grid of a slot is read: on lines or on ways. Pays are in units of the stake. */
export interface Reading {
  wins(grid: Grid): ReelsWin[];
  /** The exact mean of a spin. */
  mean(reels: ReelSet): Rational;
  /** The most that one spin can pay, with what is paid beside. */
  most(reels: ReelSet, beside?: BesidePay): number;
  /** The places that wins go through, `[reel][row]`. */
  places(grid: Grid, wins: readonly ReelsWin[]): boolean[][];
}

const nothingBeside: BesidePay = { symbols: [], value: () => 0 };

export function byLines(lines: readonly Line[], rules: LineRules): Reading {
  return {
    wins: (grid) => evaluateLines(grid, lines, rules),
    mean: (reels) => meanOfLines(reels, lines, rules),
    most: (reels, beside) => maxPay(reels, lines, rules, beside),
    places: (grid, wins) =>
      grid.map((column, reel) => column.map((_, row) => wins.some(({ line, count }) => reel < count && lines[line ?? -1]?.[reel] === row))),
  };
}

export function byWays(rules: LineRules): Reading {
  return {
    wins: (grid) => evaluateWays(grid, rules),
    mean: (reels) => meanOfWays(reels, rules),
    most: (reels, beside = nothingBeside) => maxWaysPay(reels, rules, beside),
    places: (grid, wins) =>
      placesOnWays(
        grid,
        wins.map((win) => ({ ways: 1, ...win })),
        rules,
      ),
  };
}
