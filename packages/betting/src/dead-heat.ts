import { compare, fraction, one, parseFraction, type Fraction } from './fraction.ts';

/**
 * The share of a stake that stands where `tied` finish level from `position` on and the bet pays `places`: places that are left, by those
 * who share them. 1 where all of them have a place.
 */
export function deadHeatFactor(position: number, tied: number, places: number): Fraction {
  const left = places - position + 1;
  if (left < 1 || tied < 1) throw new RangeError('a dead heat is for a place that is paid');
  return left >= tied ? one : fraction(BigInt(left), BigInt(tied));
}

/** Whether a share of a stake as a feed states it ("0.5", "1/3") is less than all of it ("1", "1.0"). Throws RangeError on what is no share. */
export const isDeadHeat = (share: string): boolean => compare(parseFraction(share), one) < 0;
