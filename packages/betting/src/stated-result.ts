import type { LegResult } from './leg-result.ts';

/** A result as a feed has stated it; null takes an earlier one back. */
export interface StatedResult {
  /** The feed's sequence number. */
  version: number;
  result: LegResult | null;
}

/** The statement that holds: the later one, in whatever order they arrive and however often. */
export function laterResult(known: StatedResult | null, next: StatedResult): StatedResult {
  return known && known.version >= next.version ? known : next;
}
