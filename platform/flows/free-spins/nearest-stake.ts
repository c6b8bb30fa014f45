import type { OfferedStakes } from '#partners/game/index.ts';

/**
 * What may be staked in the place of what was granted: by the unit the next higher, since it was promised, else the nearest of the list. Null where
 * it would be more than twice as much, or less than half: that is another offer.
 */
export function nearestStake({ stakes, unit }: OfferedStakes, granted: bigint): bigint | null {
  const [least, ...more] = stakes.toSorted(ascending);
  if (least === undefined) return null;
  const higher = unit === null ? null : ((granted + unit - 1n) / unit) * unit;
  const isWithin = higher !== null && higher >= least && higher <= (more.at(-1) ?? least);
  const chosen = isWithin ? higher : stakes.reduce((best, each) => (distance(each, granted) < distance(best, granted) ? each : best));
  return chosen > granted * 2n || chosen * 2n < granted ? null : chosen;
}

const ascending = (a: bigint, b: bigint) => (a < b ? -1 : Number(a > b));
const distance = (a: bigint, b: bigint) => (a < b ? b - a : a - b);
