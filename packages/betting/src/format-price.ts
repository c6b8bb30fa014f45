import { compare, fraction, multiply, nearest, one, subtract, type Fraction } from './fraction.ts';
import { fractionalLadder } from './fractional-ladder.ts';
import type { Price } from './price.ts';

export type PriceFormat = 'decimal' | 'fractional' | 'american' | 'hongkong' | 'malay' | 'indonesian';

const hundred = fraction(100n);

/** The price as players read it. Hong Kong is what one unit wins. Fractions are the nearest that bookmakers write, so the text is no price to pay by. */
export function formatPrice(price: Price, format: PriceFormat): string {
  const odds = subtract(price, one);
  if (format === 'fractional') return nearestRung(odds);
  if (format === 'american') return americanOdds(odds);
  if (format === 'hongkong') return twoDecimals(odds);
  // What is not above even is what one stake wins in Malay, what is not below it in Indonesian; else what must be staked to win one.
  const isDirect = format === 'malay' ? compare(odds, one) <= 0 : compare(odds, one) >= 0;
  if (format === 'malay' || format === 'indonesian') return isDirect ? twoDecimals(odds) : `-${twoDecimals(fraction(odds.den, odds.num))}`;
  return twoDecimals(price);
}

function twoDecimals(value: Fraction): string {
  const digits = nearest(multiply(value, hundred)).toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What 100 win, or what must be staked to win 100. */
function americanOdds(odds: Fraction): string {
  if (compare(odds, one) >= 0) return `+${nearest(multiply(odds, hundred))}`;
  return `-${nearest(multiply(fraction(odds.den, odds.num), hundred))}`;
}

function nearestRung(odds: Fraction): string {
  let [best] = fractionalLadder;
  for (const rung of fractionalLadder) if (compare(distance(rung.odds, odds), distance(best!.odds, odds)) < 0) best = rung;
  return best!.text;
}

function distance(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) < 0 ? subtract(b, a) : subtract(a, b);
}
