import type { VoidSpan } from './book.ts';

/** The span in which bets taken at this moment are void; undefined where they stand. */
export const voidAt = (voids: readonly VoidSpan[], at: Date): VoidSpan | undefined =>
  voids.find(({ from, to }) => (from === null || at >= new Date(from)) && (to === null || at <= new Date(to)));
