import { add, compare, fraction, multiply, one, smaller, subtract, zero, type Fraction } from './fraction.ts';
import { parsePrice, type Price } from './price.ts';

/** Tattersalls' Rule 4(c): the longest odds of a withdrawn runner in each band, and the pence withheld of each pound won. */
const bands: readonly (readonly [longest: string, pence: bigint])[] = [
  ['1/9', 90n],
  ['2/11', 85n],
  ['1/4', 80n],
  ['3/10', 75n],
  ['2/5', 70n],
  ['8/15', 65n],
  ['8/13', 60n],
  ['4/5', 55n],
  ['20/21', 50n],
  ['6/5', 45n],
  ['6/4', 40n],
  ['7/4', 35n],
  ['9/4', 30n],
  ['3/1', 25n],
  ['4/1', 20n],
  ['11/2', 15n],
  ['9/1', 10n],
  ['14/1', 5n],
];
const scale = bands.map(([longest, pence]) => ({ longest: parsePrice(longest), share: fraction(pence, 100n) }));
const most = fraction(90n, 100n);

/** The share of winnings withheld when these runners are withdrawn after a bet was taken, each at its price then; never above 90 %. */
export function ruleFourDeduction(withdrawn: readonly Price[]): Fraction {
  return sumOfDeductions(withdrawn.map(deductionOf));
}

/** What these take off together; never above 90 %. */
export const sumOfDeductions = (shares: readonly Fraction[]): Fraction => smaller(shares.reduce(add, zero), most);

/** What a price is worth once this share of its winnings is withheld. */
export const deductedPrice = (price: Price, share: Fraction): Price => add(one, multiply(subtract(price, one), subtract(one, share)));

/** Odds between two bands count with the longer: what is withheld is never more than the scale says. */
function deductionOf(price: Price): Fraction {
  if (compare(subtract(price, one), zero) <= 0) throw new RangeError('a price is above 1');
  return scale.find(({ longest }) => compare(price, longest) <= 0)?.share ?? zero;
}
