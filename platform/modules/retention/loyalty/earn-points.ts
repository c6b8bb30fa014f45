import type { LoyaltySettings } from '#config';

export interface Earned {
  points: bigint;
  /** What is left over of stakes, times their rate: it counts with the next ones, so that small stakes lose nothing. */
  remainder: bigint;
}

/**
 * What a stake adds: `earned` is the stake times its rate of points for each hundred, in minor units of the base currency, of which `hundred` are
 * 100 main units.
 */
export function earnPoints(before: Earned, earned: bigint, hundred: bigint): Earned {
  const total = before.remainder + earned;
  return { points: before.points + total / hundred, remainder: total % hundred };
}

/** The order of the level that so many points are enough for, from 1. */
export function levelAt(levels: LoyaltySettings['levels'], points: bigint): number {
  return levels.findLastIndex((level) => BigInt(level.points) <= points) + 1;
}
