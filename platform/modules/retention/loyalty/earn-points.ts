import type { LoyaltySettings } from '#config';

export interface Earned {
  points: bigint;
  /** What is left over of stakes, times their rate: it counts with the next ones, so that small stakes lose nothing. */
  remainder: bigint;
}

/**
 * What a stake adds: `stake` in minor units of the base currency, of which `hundred` are 100 main units, at a rate of points for each hundred.
 */
export function earnPoints(before: Earned, stake: bigint, rate: number, hundred: bigint): Earned {
  const total = before.remainder + stake * BigInt(rate);
  return { points: before.points + total / hundred, remainder: total % hundred };
}

/** The order of the level that so many points are enough for, from 1. */
export function levelAt(levels: LoyaltySettings['levels'], points: bigint): number {
  return levels.findLastIndex((level) => BigInt(level.points) <= points) + 1;
}
