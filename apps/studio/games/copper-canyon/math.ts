import { countSymbol, evaluateLines, type LineRules } from '../../engine/evaluate.ts';
import { twentyLines } from '../../engine/lines.ts';
import type { RandomSource } from '../../engine/random.ts';
import { drawStops, gridAt, reelSet, type Column, type Strip } from '../../engine/reels.ts';
import type { RoundOutcome, SpinOutcome } from '../slot-game.ts';

/** The game's symbols, best paid first after the two special ones. */
export const symbolNames = ['wild', 'canyon', 'gem', 'cart', 'pickaxe', 'lantern', 'ace', 'king', 'queen', 'jack', 'ten'] as const;
export type SymbolName = (typeof symbolNames)[number];

export const reelCount = 5;
export const rowCount = 3;
export const lines = twentyLines;

export const rules: LineRules = {
  wild: 0,
  scatter: 1,
  // Bets on one line for a run of 3, 4 and 5. The wild pays nothing itself: it is on the three middle reels only.
  pays: [
    [],
    [],
    [0, 0, 0, 100, 300, 2000],
    [0, 0, 0, 60, 200, 1000],
    [0, 0, 0, 40, 150, 500],
    [0, 0, 0, 30, 100, 400],
    [0, 0, 0, 15, 50, 200],
    [0, 0, 0, 15, 50, 150],
    [0, 0, 0, 10, 40, 125],
    [0, 0, 0, 10, 30, 100],
    [0, 0, 0, 5, 25, 100],
  ],
};

/** Whole stakes paid for 3, 4 and 5 canyons anywhere. */
export const scatterPays = [0, 0, 0, 2, 10, 50] as const;
/** Free spins won by 3, 4 and 5 canyons. They cannot be won again: the free reels carry no canyon. */
export const freeSpinsWon = [0, 0, 0, 8, 10, 12] as const;
/** Every line win of a free spin is paid this many times. */
export const freeSpinMultiplier = 2;

export const baseStrips: readonly Strip[] = [
  strip('Q P G J L A J G L J K L Q T K A C K J L T P K T C P T Q P T Q C T A K Q J A S'),
  strip('A K S Q P K L J C P J W T J Q T A C Q P L J Q T A Q K J A T G K W J P T C L A G L'),
  strip('J Q A K W J C K A S K L Q W T L J G K L Q A P Q G C T J P C T J P L T S K Q A T'),
  strip('P J L S P G J A L K Q J T Q P L J T L J T A Q P C Q T K G A K W A T Q C K A C T'),
  strip('Q T L A Q K T P L J K A T P K Q C T J G K L J A G J S C Q J C P S A L Q K T J'),
];

export const freeStrips: readonly Strip[] = [
  strip('T G P A T Q J K L C J A T C L K Q L K A J P L A T K J G Q T C J P Q'),
  strip('Q C A T L K A L J A T G K P G K C W P Q J T Q C P T J Q L A T K J'),
  strip('C T P L K W Q L T C K Q A G T L A J Q K P T A L J C Q J K W Q G J A P'),
  strip('T A C K Q W A L T J Q A C J K G J T P J K P J Q A G L Q C L T K P'),
  strip('T P Q J C A K C T L J A P T Q A L J K T C A L Q G K Q P J K T G J L'),
];

/** A wild that lands in a free spin fills its reel. */
function expandWild(column: Column): Column {
  return column.includes(rules.wild) ? column.map(() => rules.wild) : column;
}

/** What each stop of a paid spin shows. */
export const baseReels = reelSet(baseStrips, rowCount, (column) => column);
/** What each stop of a free spin shows when the wilds have filled their reels. */
export const freeReels = reelSet(freeStrips, rowCount, expandWild);

/** One round: the reels, and the free spins if they are won. Pays are in bets on one line, twenty to a stake. */
export function drawRound(source: RandomSource): RoundOutcome {
  const spin = baseSpin(drawStops(source, baseStrips));
  const freeSpins = Array.from({ length: freeSpinsWon[spin.scatters] ?? 0 }, () => freeSpin(drawStops(source, freeStrips)));
  return { spin, freeSpins, pay: freeSpins.reduce((pay, each) => pay + each.pay, spin.pay), isOver: true };
}

/** What a paid spin pays at these stops, its free spins not counted. */
export function baseSpin(stops: number[]): SpinOutcome {
  const grid = gridAt(baseReels, stops);
  const lineWins = evaluateLines(grid, lines, rules);
  const scatters = countSymbol(grid, rules.scatter);
  return { stops, lineWins, scatters, pay: totalOf(lineWins) + (scatterPays[scatters] ?? 0) * lines.length };
}

/** What a free spin pays at these stops; the pays of its lines carry the multiplier already. */
export function freeSpin(stops: number[]): SpinOutcome {
  const lineWins = evaluateLines(gridAt(freeReels, stops), lines, rules).map((win) => ({ ...win, pay: win.pay * freeSpinMultiplier }));
  return { stops, lineWins, scatters: 0, pay: totalOf(lineWins) };
}

function totalOf(wins: readonly { pay: number }[]): number {
  return wins.reduce((total, win) => total + win.pay, 0);
}

/** A strip by letters: W wild, S canyon (scatter), G gem, C cart, P pickaxe, L lantern, A K Q J, T ten. */
function strip(letters: string): Strip {
  return letters.split(' ').map((letter) => 'WSGCPLAKQJT'.indexOf(letter));
}
