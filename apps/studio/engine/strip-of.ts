import type { Strip } from './reels.ts';

/** The golden ratio's fraction: shifts that follow it stay far apart, so no two symbols march in step. */
const shift = 0.618_033_988_75;

/**
 * A strip that carries `counts[symbol]` of each symbol, those of one symbol as far apart as they can be: none is seen twice at once
 * unless there are many of it.
 */
export function stripOf(counts: readonly number[]): Strip {
  return counts
    .flatMap((count, symbol) => Array.from({ length: count }, (_, nth) => ({ symbol, at: (nth + ((symbol * shift) % 1)) / count })))
    .toSorted((a, b) => a.at - b.at || a.symbol - b.symbol)
    .map(({ symbol }) => symbol);
}
