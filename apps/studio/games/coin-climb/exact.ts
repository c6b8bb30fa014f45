import { add, rational, sum, type Rational } from '../../engine/rational.ts';
import { keptAfter, ladderOf, unitsPerStake } from './math.ts';
import type { CoinTitle } from './titles.ts';

/** What a player gets back who stops after so many right calls, whatever is called, as a share of the stakes. */
export function exactRtp(title: CoinTitle, rungs: number): Rational {
  const share = (units: number, tosses: number): Rational => rational(BigInt(units), BigInt(unitsPerStake) * 2n ** BigInt(tosses));
  const fallen = Array.from({ length: rungs }, (_, right) => share(keptAfter(title, right), right + 1));
  return add(share(ladderOf(title)[rungs - 1] as number, rungs), sum(fallen));
}

/** The lowest and the highest return over every rung to stop at. Each way to play, also one that decides by chance, is a mean of these. */
export function rtpRange(title: CoinTitle): { lowest: Rational; highest: Rational } {
  const all = ladderOf(title)
    .map((_, index) => exactRtp(title, index + 1))
    .toSorted((a, b) => (a.num * b.den < b.num * a.den ? -1 : 1));
  return { lowest: all[0] as Rational, highest: all.at(-1) as Rational };
}
