import { stakeOf, worthOf, worthWith, type Bet, type Selection } from './bet.ts';
import { add, floor, fraction, half, multiply, one, smaller, subtract, type Fraction } from './fraction.ts';
import { halfWon, legFactor } from './leg-result.ts';
import { openStake, type CashOut } from './settle.ts';

/** How likely each end of a selection is now; what they leave over is lost. */
export interface Chances {
  won: Fraction;
  halfWon: Fraction;
  voided: Fraction;
  halfLost: Fraction;
}

export interface LiveSelection extends Selection {
  chances: Chances;
}

/** The whole minor units of stake that so much percent closes. */
export const stakeOfShare = (open: bigint, percent: number): bigint => (open * BigInt(percent)) / 100n;

/**
 * What closing this part of the stake is worth: the bet's expected return at the current chances, less the margin, never above the most that
 * the part can still return. Selections are taken as independent, so the expectation of a line is the product of its selections'.
 * Throws RangeError for a part that is not open.
 */
export function cashOutOffer(bet: Bet<LiveSelection>, cashOuts: readonly CashOut[], stake: bigint, margin: Fraction): bigint {
  if (stake <= 0n || stake > openStake(bet, cashOuts)) throw new RangeError('so much stake is not open');
  const offer = multiply(worthOf(bet, expectedFactor), subtract(one, margin));
  const most = worthWith(bet, ({ price }) => price);
  return floor(multiply(smaller(offer, most), fraction(stake, stakeOf(bet))));
}

function expectedFactor({ price, result, chances }: LiveSelection): Fraction {
  if (result) return legFactor(price, result);
  const ends: [Fraction, Fraction][] = [
    [chances.won, price],
    [chances.halfWon, legFactor(price, halfWon)],
    [chances.voided, one],
    [chances.halfLost, half],
  ];
  return ends.map(([chance, factor]) => multiply(chance, factor)).reduce(add);
}
