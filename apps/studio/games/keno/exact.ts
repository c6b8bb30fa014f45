import { multiply, rational, sum, type Rational } from '../../engine/rational.ts';
import { counts, unitsPerStake } from './math.ts';
import type { KenoTitle } from './titles.ts';

/** The exact chance of so many hits with so many numbers marked: hypergeometric. */
export function chanceOf({ numbers, drawn }: KenoTitle, marked: number, hits: number): Rational {
  return rational(choose(drawn, hits) * choose(numbers - drawn, marked - hits), choose(numbers, marked));
}

/** The exact return of so many marked numbers, whichever they are. */
export function exactRtp(title: KenoTitle, marked: number): Rational {
  const pays = title.pays[marked] ?? [];
  return sum(pays.map((pay, hits) => multiply(chanceOf(title, marked, hits), rational(BigInt(pay), BigInt(unitsPerStake)))));
}

/** The lowest and the highest return over how many are marked. */
export function rtpRange(title: KenoTitle): { lowest: Rational; highest: Rational } {
  const all = counts(title)
    .map((marked) => exactRtp(title, marked))
    .toSorted((a, b) => Number(a.num * b.den - b.num * a.den));
  return { lowest: all[0] as Rational, highest: all.at(-1) as Rational };
}

/** The most that a round pays, in stakes. */
export function exactMaxWin({ pays }: KenoTitle): Rational {
  return rational(BigInt(Math.max(...Object.values(pays).flat())), BigInt(unitsPerStake));
}

function choose(count: number, size: number): bigint {
  if (size < 0 || size > count) return 0n;
  let ways = 1n;
  for (let each = 0; each < size; each += 1) ways = (ways * BigInt(count - each)) / BigInt(each + 1);
  return ways;
}
