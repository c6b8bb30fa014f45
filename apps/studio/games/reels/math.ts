import { countSymbol, type LineRules } from '../../engine/evaluate.ts';
import type { HoldRules } from '../../engine/hold.ts';
import { fiveLines, thirtyLines, twentyLines, type Line } from '../../engine/lines.ts';
import { uniformInt, type RandomSource } from '../../engine/random.ts';
import { drawStops, gridAt, reelSet, type Column, type Grid, type ReelSet, type Strip } from '../../engine/reels.ts';
import { stripOf } from '../../engine/strip-of.ts';
import type { Outcome } from '../game.ts';
import { holdRulesOf, weighCoins, type SeenCoins } from './held-coins.ts';
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
  /** How many times its lines or ways were paid, of a title with a reel of multipliers; the wins carry it already. */
  times?: number;
  /** The reels that an earlier free spin has filled, of a title whose wilds stay. */
  held?: number[];
  /** The coins of a paid spin, of a title that holds them. */
  seen?: SeenCoins;
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
  /** The rules of its respins, where coins are held; the coin is the last symbol. */
  hold: HoldRules | null;
  strips: readonly Strip[];
  freeStrips: readonly Strip[];
  /** What each stop shows. */
  columns: ReelSet;
  freeColumns: ReelSet;
}

export function reelsOf(title: ReelsTitle): Reels {
  const { rows, lines } = layouts[title.layout];
  const { hold } = title;
  const pays = [[], [], ...title.pays.map((row) => [0, 0, 0, ...row]), ...(hold ? [[]] : [])];
  const rules: LineRules = { wild, scatter, pays, wildTimes: title.wildTimes };
  const strips = title.reels.map((counts, reel) => stripOf(hold ? [...counts, hold.reels[reel] ?? 0] : counts));
  const freeStrips = title.free ? title.reels.map((counts, reel) => stripOf([title.free?.wilds[reel] ?? 0, 0, ...counts.slice(2)])) : [];
  const columnsOf = (set: readonly Strip[], fills: boolean): ReelSet => reelSet(set, rows, fills ? filled : (column) => column);
  return {
    title,
    rows,
    lines,
    rules,
    reading: lines ? byLines(lines, rules) : byWays(rules),
    symbolNames: ['wild', ...title.symbols, ...letters, ...(hold ? ['coin'] : [])],
    hold: hold && holdRulesOf(hold, rows * strips.length, unitsPerStake),
    strips,
    freeStrips,
    columns: columnsOf(strips, title.expands),
    freeColumns: columnsOf(freeStrips, title.free?.fills ?? false),
  };
}

const filled = (column: Column): Column => (column.includes(wild) ? column.map(() => wild) : column);

/** One round: the reels, and the free spins if they are won. */
export function drawRound(reels: Reels, source: RandomSource): ReelsOutcome {
  return withFreeSpins(reels, source, weighed(reels, paidSpin(reels, drawStops(source, reels.strips), drawTimes(reels, source)), source));
}

/** A spin with the free spins that it has won. */
export function withFreeSpins(reels: Reels, source: RandomSource, spin: ReelsSpin): ReelsOutcome {
  const freeSpins: ReelsSpin[] = [];
  let held: number[] = [];
  while (freeSpins.length < freeSpinsWon(reels, spin.scatters)) {
    const free = freeSpin(reels, drawStops(source, reels.freeStrips), drawTimes(reels, source), held);
    freeSpins.push(free);
    held = wildReels(reels, free);
  }
  return { spin, freeSpins, pay: freeSpins.reduce((pay, each) => pay + each.pay, spin.pay), isOver: true };
}

/** A paid spin with its coins and what comes of them, where a title holds coins. */
function weighed({ title, hold, columns, symbolNames }: Reels, spin: ReelsSpin, source: RandomSource): ReelsSpin {
  if (!title.hold || !hold) return spin;
  const seen = weighCoins(source, gridAt(columns, spin.stops), symbolNames.length - 1, title.hold.from, hold);
  return { ...spin, seen, pay: spin.pay + (seen.hold?.pay ?? 0) };
}

/** The multiplier of a spin; a title without such a reel takes no random word for it. */
function drawTimes({ title: { multipliers } }: Reels, source: RandomSource): number {
  return multipliers.length > 0 ? (multipliers[uniformInt(source, multipliers.length)] as number) : 1;
}

/** What a paid spin pays at these stops, its free spins not counted. */
export function paidSpin(reels: Reels, stops: number[], times = 1): ReelsSpin {
  const grid = gridAt(reels.columns, stops);
  const wins = timed(reels.reading.wins(grid), times);
  const scatters = countSymbol(grid, scatter);
  return { stops, wins, scatters, pay: totalOf(wins) + scatterPay(reels, scatters), ...shownTimes(reels, times) };
}

/** What a free spin pays at these stops; its wins carry every multiplier already. `held` are the reels that stay wild. */
export function freeSpin(reels: Reels, stops: number[], times = 1, held: number[] = []): ReelsSpin {
  const { title, reading } = reels;
  const wins = timed(reading.wins(freeGrid(reels, { stops, held })), (title.free?.times ?? 1) * times);
  const spin = { stops, wins, scatters: 0, pay: totalOf(wins), ...shownTimes(reels, times) };
  return title.free?.sticks ? { ...spin, held } : spin;
}

/** What is seen on a free spin. */
export function freeGrid({ freeColumns, rows }: Reels, { stops, held = [] }: Pick<ReelsSpin, 'stops' | 'held'>): Grid {
  return gridAt(freeColumns, stops).map((column, reel) => (held.includes(reel) ? Array.from({ length: rows }, () => wild) : column));
}

/** The reels that are wild after a free spin and stay so, where wilds stay. */
function wildReels(reels: Reels, spin: ReelsSpin): number[] {
  if (!reels.title.free?.sticks) return [];
  return freeGrid(reels, spin).flatMap((column, reel) => (column.includes(wild) ? [reel] : []));
}

function timed(wins: ReelsWin[], times: number): ReelsWin[] {
  return times === 1 ? wins : wins.map((win) => ({ ...win, pay: win.pay * times }));
}

function shownTimes({ title: { multipliers } }: Reels, times: number): Pick<ReelsSpin, 'times'> {
  return multipliers.length > 0 ? { times } : {};
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
