/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly num: bigint;
  readonly den: bigint;
}

export const zero: Rational = { num: 0n, den: 1n };

/** The fraction `num / den` in lowest terms. */
export function rational(num: bigint, den: bigint = 1n): Rational {
  if (den === 0n) throw new RangeError('a fraction cannot have the denominator 0');
  const sign = den < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(num < 0n ? -num : num, den < 0n ? -den : den);
  return { num: (sign * num) / divisor, den: (sign * den) / divisor };
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.num * b.num, a.den * b.den);
}

export function sum(terms: readonly Rational[]): Rational {
  return terms.reduce(add, zero);
}

/** The fraction as decimal text with `digits` decimals, rounded half up; the fraction must not be negative. */
export function toDecimal({ num, den }: Rational, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const scaled = (2n * num * scale + den) / (2n * den);
  const text = scaled.toString().padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
