import { add, zero, type Fraction } from '@verdigale/betting/fraction';

export { add, fraction as rational, multiply, zero, type Fraction as Rational } from '@verdigale/betting/fraction';

export function sum(terms: readonly Fraction[]): Fraction {
  return terms.reduce(add, zero);
}

/** The fraction as decimal text with `digits` decimals, rounded half up; the fraction must not be negative. */
export function toDecimal({ num, den }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const scaled = (2n * num * scale + den) / (2n * den);
  const text = scaled.toString().padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
