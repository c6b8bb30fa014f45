import { multiply, rational, toDecimal, type Rational } from '../engine/rational.ts';

/** A share as a percentage in decimal text, with four decimals. */
export function percentText(share: Rational): string {
  return toDecimal(multiply(share, rational(100n)), 4);
}
