import type { Title } from '../title-art.ts';

/** The reels that a title can have, with the lines or ways that it pays on. */
export type LayoutName = 'three' | 'ten' | 'twenty' | 'thirty' | 'ways' | 'tall';

/** Free spins: played on the title's reels without its scatter, with more wilds. */
export interface FreeSpins {
  /** For three, four and five of the scatter. */
  won: readonly [number, number, number];
  /** How many times every win of a free spin is paid. */
  times: number;
  /** Whether a wild that lands fills its reel. */
  fills: boolean;
  /** Whether a reel that a wild has filled stays so to the last free spin. */
  sticks?: boolean;
  /** Wilds on each reel. */
  wilds: readonly number[];
}

/** Coins that are held for respins, and jackpots of a fixed size among them. */
export interface HeldCoins {
  /** Coins on each reel. */
  reels: readonly number[];
  /** From this many coins in a paid spin on they are held. */
  from: number;
  /** In a respin, an empty cell gets a coin with a chance of one in this many. */
  of: number;
  /** What a coin is worth, in whole stakes, and how often; ascending. */
  values: readonly { stakes: number; weight: number }[];
  /** Which of the values are jackpots, by their names, and what a full board pays on top: the grand one. */
  jackpots: { mini: number; minor: number; major: number; grand: number };
}

/** What the free spins of three scatters cost, in whole stakes, and what they return of it exactly. */
export interface Sale {
  stakes: number;
  rtp: readonly [bigint, bigint];
}

/** A slot as data: the rules are in `math.ts`, the same for all. */
export interface ReelsTitle extends Title {
  layout: LayoutName;
  /** Glyphs of the art package: the scatter, which is the cover's, then the five best paid. */
  symbols: readonly string[];
  /** For each symbol from the second of `symbols` to the ten: pays for its runs from three on, in twentieths of the stake. */
  pays: readonly (readonly number[])[];
  /** For each reel how many it carries of the wild, the scatter, the other symbols as in `pays`. */
  reels: readonly (readonly number[])[];
  /** Whole stakes paid for three, four and five of the scatter anywhere. */
  scatterPays: readonly number[];
  /** How many times a line is paid that a wild is part of. */
  wildTimes: number;
  /** Whether a wild that lands on a paid spin fills its reel, too. */
  expands: boolean;
  /** The stops of a small reel beside the others: how many times the lines or ways of a spin are paid. Empty where there is none. */
  multipliers: readonly number[];
  free: FreeSpins | null;
  hold: HeldCoins | null;
  /** Where its free spins may be bought. */
  sale: Sale | null;
  /** Another than '1' where anything that decides a round was changed since the title first came out. */
  rulesVersion: string;
  /** Stated; titles.test.ts proves both. */
  rtp: readonly [bigint, bigint];
  maxWin: readonly [bigint, bigint];
}

/** Reads rows of numbers, one row to each slash. */
export function rows(text: string): number[][] {
  return text.split('/').map((row) => row.trim().split(' ').map(Number));
}

/** Reads coins as `stakes:weight`, one after the other. */
export function weighted(text: string): HeldCoins['values'] {
  return text.split(' ').map((coin) => {
    const [stakes, weight] = coin.split(':').map(Number) as [number, number];
    return { stakes, weight };
  });
}
