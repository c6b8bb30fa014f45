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
  /** Wilds on each reel. */
  wilds: readonly number[];
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
  free: FreeSpins | null;
  /** Stated; titles.test.ts proves both. */
  rtp: readonly [bigint, bigint];
  maxWin: readonly [bigint, bigint];
}

/** Reads rows of numbers, one row to each slash. */
export function rows(text: string): number[][] {
  return text.split('/').map((row) => row.trim().split(' ').map(Number));
}
