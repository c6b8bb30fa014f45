import { add, compare, fraction, multiply, one, parseFraction, subtract, type Fraction } from './fraction.ts';

/** What comes back for each unit of stake when a selection wins, the stake included: 9/2 is 11/2. More than 1. */
export type Price = Fraction;

/** Throws RangeError unless the fraction is above 1: nothing can be won at 1. */
export function price(num: bigint, den = 1n): Price {
  return requirePrice(fraction(num, den));
}

/** Reads a decimal price ("2.25") or a fractional one ("9/2", what is won for each unit). Throws RangeError on anything else. */
export function parsePrice(text: string): Price {
  const isFractional = text.includes('/');
  return requirePrice(isFractional ? add(one, parseFraction(text)) : parseFraction(text));
}

/** The price of a place at a share of the odds: a quarter of 16/1 is 4/1. */
export function placePrice(win: Price, share: Fraction): Price {
  return requirePrice(add(one, multiply(subtract(win, one), share)));
}

function requirePrice(value: Fraction): Price {
  if (compare(value, one) <= 0) throw new RangeError('a price is above 1');
  return value;
}
