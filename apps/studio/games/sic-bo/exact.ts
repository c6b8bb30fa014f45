import { rational, type Rational } from '../../engine/rational.ts';
import { betsOf, type Bet } from './bets.ts';
import { unitsPerStake } from './math.ts';
import type { SicBoTitle } from './titles.ts';

const faces = [1, 2, 3, 4, 5, 6];
/** All 216 ways that three dice can fall. */
const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));

/** The exact return of a bet. */
export function exactRtp(bet: Bet): Rational {
  const paid = throws.reduce((sum, dice) => sum + bet.pay(dice), 0);
  return rational(BigInt(paid), BigInt(throws.length * unitsPerStake));
}

/** The lowest and the highest return over all bets. */
export function rtpRange(title: SicBoTitle): { lowest: Rational; highest: Rational } {
  const all = betsOf(title)
    .map(exactRtp)
    .toSorted((a, b) => Number(a.num * b.den - b.num * a.den));
  return { lowest: all[0] as Rational, highest: all.at(-1) as Rational };
}
