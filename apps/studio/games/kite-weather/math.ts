import type { RandomSource } from '../../engine/random.ts';
import { highest, lowest, reachedAfter } from './growth.ts';

/** What the game returns of every stake, in hundredths: 97 %. */
const returned = 97n;

const randomBits = 64n;

/**
 * The height that a climb ends at, in hundredths: a cash-out pays if its multiplier is not above it. 0 when the kite does not
 * rise at all (3 rounds in 100). Of the 2^64 equally likely numbers that two words make, `floor(97 * 2^64 / m)` reach m.
 */
export function crashPoint(source: RandomSource): number {
  const drawn = (BigInt(source.nextUint32()) << 32n) | BigInt(source.nextUint32());
  const point = (returned << randomBits) / ((1n << randomBits) - drawn);
  if (point < BigInt(lowest)) return 0;
  return point > BigInt(highest) ? highest : Number(point);
}

/** The numbers, of 2^64, that reach a multiplier of so many hundredths. */
export function chancesToReach(hundredths: number): bigint {
  return (returned << randomBits) / BigInt(hundredths);
}

/** How long a climb that ends at this height lasts, in milliseconds. At the highest it ends as soon as it stands there. */
export function climbMs(point: number): number {
  if (point < lowest) return 0;
  return point >= highest ? reachedAfter(highest) : reachedAfter(point + 1);
}
