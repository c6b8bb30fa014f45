import { cascade, type CascadeRules, type Sight } from '../../engine/cascade.ts';
import { countSymbol } from '../../engine/evaluate.ts';
import type { RandomSource } from '../../engine/random.ts';
import { drawStops, type Grid, type Strip } from '../../engine/reels.ts';
import type { Outcome } from '../game.ts';

/** The game's symbols, best paid first after the two special ones. */
export const symbolNames = ['wild', 'lighthouse', 'ship', 'compass', 'anchor', 'fish', 'cross', 'stripes', 'disc', 'quarters'] as const;
export type SymbolName = (typeof symbolNames)[number];

export const reelCount = 5;
export const rowCount = 3;
/** A stake is this many units; pays are in units. */
export const unitsPerStake = 20;

export const rules: CascadeRules = {
  rows: rowCount,
  wild: 0,
  scatter: 1,
  // Units for one way of 3, 4 and 5 reels.
  pays: [
    [],
    [],
    [0, 0, 0, 20, 75, 300],
    [0, 0, 0, 8, 30, 120],
    [0, 0, 0, 4, 15, 60],
    [0, 0, 0, 3, 12, 40],
    [0, 0, 0, 2, 5, 15],
    [0, 0, 0, 2, 5, 15],
    [0, 0, 0, 1, 3, 10],
    [0, 0, 0, 1, 3, 10],
  ],
};

/** A spin's first sight, and each after a fall, is paid this many times; the last figure holds on. */
export const baseMultipliers = [1, 2, 3, 5] as const;
/** This many lighthouses, anywhere once nothing falls any more, win the free spins. */
export const lighthousesNeeded = 3;
export const freeSpinsWon = 10;
/** In free spins the multiplier begins at 1, grows by 1 with each win, stays from spin to spin, and ends here. */
export const highestFreeMultiplier = 10;

export const baseStrips: readonly Strip[] = [
  strip('A A Q F X X D L S F Q Q A R R C D D X Q'),
  strip('D X X R W F F Q S Q Q A R R D C C D X A'),
  strip('X R A A D D Q L F F S Q Q R R W C X X D'),
  strip('R C C F Q Q D W R R S F F X A A Q X D D'),
  strip('Q Q F X X C D L S F R R A D D X A Q C R'),
];

export const freeStrips: readonly Strip[] = [
  strip('A A Q F X X D S S F Q Q A R R C D D X Q'),
  strip('D X X R W F F Q S S Q A R R D C C W X A'),
  strip('X R A A D D Q W F F S S Q R R C C X X D'),
  strip('R C C F Q Q D W R R S S F X A A Q X D D'),
  strip('Q Q F X X C D S S F R R A D D X A Q C R'),
];

export interface FallSpin {
  stops: number[];
  /** What each paid sight pays with its multiplier, in units; empty when nothing was won. */
  falls: { multiplier: number; pay: number }[];
  lighthouses: number;
  pay: number;
}
export type GalewaterOutcome = Outcome & { spin: FallSpin; freeSpins: FallSpin[] };

/** One round: the spin with its falls, and the free spins if they are won. Pays are in units, twenty to a stake. */
export function drawRound(source: RandomSource): GalewaterOutcome {
  const spin = baseSpin(drawStops(source, baseStrips));
  const freeSpins: FallSpin[] = [];
  let multiplier = 1;
  if (spin.lighthouses >= lighthousesNeeded) {
    while (freeSpins.length < freeSpinsWon) {
      const free = freeSpin(drawStops(source, freeStrips), multiplier);
      multiplier = freeMultiplier(multiplier, free.falls.length);
      freeSpins.push(free);
    }
  }
  return { spin, freeSpins, pay: freeSpins.reduce((pay, free) => pay + free.pay, spin.pay), isOver: true };
}

/** What a paid spin pays at these stops, its free spins not counted. */
export function baseSpin(stops: number[]): FallSpin {
  return spinOf(stops, cascade(baseStrips, stops, rules), baseMultiplier);
}

/** What a free spin pays at these stops when the multiplier stands at `from`. */
export function freeSpin(stops: number[], from: number): FallSpin {
  return spinOf(stops, cascade(freeStrips, stops, rules), (fall) => freeMultiplier(from, fall));
}

/** The multiplier of a paid spin's sight after so many falls. */
export function baseMultiplier(falls: number): number {
  return baseMultipliers[Math.min(falls, baseMultipliers.length - 1)] as number;
}

/** Where the multiplier of the free spins stands so many wins after it stood at `from`. */
export function freeMultiplier(from: number, wins: number): number {
  return Math.min(from + wins, highestFreeMultiplier);
}

function spinOf(stops: number[], sights: readonly Sight[], multiplierAfter: (falls: number) => number): FallSpin {
  const falls = sights.slice(0, -1).map(({ wins }, fall) => {
    const multiplier = multiplierAfter(fall);
    return { multiplier, pay: multiplier * wins.reduce((pay, win) => pay + win.pay, 0) };
  });
  const rest = sights.at(-1)?.grid as Grid;
  return { stops, falls, lighthouses: countSymbol(rest, rules.scatter), pay: falls.reduce((pay, fall) => pay + fall.pay, 0) };
}

/** A strip by letters: W wild, L lighthouse, S ship, C compass, A anchor, F fish; flags X cross, R stripes, D disc, Q quarters. */
function strip(letters: string): Strip {
  return letters.split(' ').map((letter) => 'WLSCAFXRDQ'.indexOf(letter));
}
