import { rational, sum, type Rational } from '../../engine/rational.ts';
import { paysOf, risks, rowCounts, unitsPerStake, type PlinkoChoice } from './math.ts';

/** Every choice that the game offers. */
export const allChoices: readonly PlinkoChoice[] = rowCounts.flatMap((rows) => risks.map((risk) => ({ rows, risk })));

/** The chance of each bucket: the ways that lead there, of all 2^rows ways. */
export function bucketChances(rows: number): Rational[] {
  let ways = [1n];
  for (let row = 0; row < rows; row += 1) {
    const above = ways;
    ways = Array.from({ length: row + 2 }, (_, bucket) => (above[bucket - 1] ?? 0n) + (above[bucket] ?? 0n));
  }
  return ways.map((count) => rational(count, 2n ** BigInt(rows)));
}

/** The exact return of a choice. */
export function exactRtp(choice: PlinkoChoice): Rational {
  const pays = paysOf(choice);
  return sum(
    bucketChances(choice.rows).map(({ num, den }, bucket) => rational(num * BigInt(pays[bucket] as number), den * BigInt(unitsPerStake))),
  );
}
