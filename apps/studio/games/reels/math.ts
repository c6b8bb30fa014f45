import type { LineRules } from '../../engine/evaluate.ts';
import { countSymbol } from '../../engine/evaluate.ts';
import { fiveLines, thirtyLines, twentyLines, type Line } from '../../engine/lines.ts';
import type { RandomSource } from '../../engine/random.ts';
import { drawStops, gridAt, reelSet, type ReelSet, type Strip } from '../../engine/reels.ts';
import { stripOf } from '../../engine/strip-of.ts';
import type { Outcome } from '../game.ts';
import { byLines, byWays, type Reading, type ReelsWin } from './reading.ts';
import type { LayoutName, ReelsTitle } from './title.ts';

/** A stake is twenty units, whatever the number of lines. */
export const unitsPerStake = 20;
export const wild = 0;
export const scatter = 1;
/** The symbols after the glyphs of a title. */
export const letters = ['ace', 'king', 'queen', 'jack', 'ten'] as const;

/** Rows of a layout and its lines; none where it pays on ways. */
export const layouts: Readonly<Record<LayoutName, { rows: number; lines: readonly Line[] | null }>> = {
  three: { rows: 3, lines: fiveLines },
  ten: { rows: 3, lines: twentyLines.slice(0, 10) },
  twenty: { rows: 3, lines: twentyLines },
  thirty: { rows: 4, lines: thirtyLines },
  ways: { rows: 3, lines: null },
  tall: { rows: 4, lines: null },
};

/** One set of reels that stopped. Pays are in units. */
export interface ReelsSpin {
  stops: number[];
  wins: ReelsWin[];
  scatters: number;
  pay: number;
}

export type ReelsOutcome = Outcome & { spin: ReelsSpin; freeSpins: ReelsSpin[] };

/** Everything that a title's data comes to. */
export interface Reels {
  title: ReelsTitle;
  rows: number;
  lines: readonly Line[] | null;
  rules: LineRules;
  reading: Reading;
  symbolNames: readonly string[];
  strips: readonly Strip[];
  freeStrips: readonly Strip[];
  /** What each stop shows. */
  columns: ReelSet;
  freeColumns: ReelSet;
}

export function reelsOf(title: ReelsTitle): Reels {
  const { rows, lines } = layouts[title.layout];
  const pays = [[], [], ...title.pays.map((row) => [0, 0, 0, ...row])];
  const rules: LineRules = { wild, scatter, pays, wildTimes: title.wildTimes };
  const strips = title.reels.map(stripOf);
  const freeStrips = title.free ? title.reels.map((counts, reel) => stripOf([title.free?.wilds[reel] ?? 0, 0, ...counts.slice(2)])) : [];
  return {
    title,
    rows,
    lines,
    rules,
    reading: lines ? byLines(lines, rules) : byWays(rules),
    symbolNames: ['wild', ...title.symbols, ...letters],
    strips,
    freeStrips,
    columns: reelSet(strips, rows, (column) => column),
    freeColumns: reelSet(freeStrips, rows, (column) => (title.free?.fills && column.includes(wild) ? column.map(() => wild) : column)),
  };
}

/** One round: the reels, and the free spins if they are won. */
export function drawRound(reels: Reels, source: RandomSource): ReelsOutcome {
  const spin = paidSpin(reels, drawStops(source, reels.strips));
  const freeSpins = Array.from({ length: freeSpinsWon(reels, spin.scatters) }, () => freeSpin(reels, drawStops(source, reels.freeStrips)));
  return { spin, freeSpins, pay: freeSpins.reduce((pay, each) => pay + each.pay, spin.pay), isOver: true };
}

/** What a paid spin pays at these stops, its free spins not counted. */
export function paidSpin(reels: Reels, stops: number[]): ReelsSpin {
  const grid = gridAt(reels.columns, stops);
  const wins = reels.reading.wins(grid);
  const scatters = countSymbol(grid, scatter);
  return { stops, wins, scatters, pay: totalOf(wins) + scatterPay(reels, scatters) };
}

/** What a free spin pays at these stops; its wins carry the multiplier already. */
export function freeSpin({ title, reading, freeColumns }: Reels, stops: number[]): ReelsSpin {
  const times = title.free?.times ?? 1;
  const wins = reading.wins(gridAt(freeColumns, stops)).map((win) => ({ ...win, pay: win.pay * times }));
  return { stops, wins, scatters: 0, pay: totalOf(wins) };
}

/** Free spins for so many scatters. */
export function freeSpinsWon({ title }: Reels, scatters: number): number {
  return title.free?.won[scatters - 3] ?? 0;
}

/** Units paid for so many scatters. */
export function scatterPay({ title }: Reels, scatters: number): number {
  return (title.scatterPays[scatters - 3] ?? 0) * unitsPerStake;
}

function totalOf(wins: readonly { pay: number }[]): number {
  return wins.reduce((total, win) => total + win.pay, 0);
}
