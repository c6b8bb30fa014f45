/** An exact fraction in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

/** The fraction `num / den` in lowest terms. Throws RangeError on a denominator of zero. */
export function fraction(num: bigint, den = 1n): Fraction {
  if (den === 0n) throw new RangeError('a fraction cannot have the denominator 0');
  const sign = den < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(num < 0n ? -num : num, den * sign);
  return { num: (sign * num) / divisor, den: (sign * den) / divisor };
}

export const zero = fraction(0n);
export const half = fraction(1n, 2n);
export const one = fraction(1n);

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den - b.num * a.den, a.den * b.den);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.num, a.den * b.den);
}

/** -1, 0 or 1: fit for sorting. */
export function compare(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const [left, right] = [a.num * b.den, b.num * a.den];
  return left === right ? 0 : left < right ? -1 : 1;
}

export const smaller = (a: Fraction, b: Fraction): Fraction => (compare(a, b) < 0 ? a : b);

/** The whole units in a fraction that is not negative: the one place where a bet is rounded, and always down. */
export function floor({ num, den }: Fraction): bigint {
  if (num < 0n) throw new RangeError('only what is not negative is rounded down');
  return num / den;
}

/** The nearest whole number to a fraction that is not negative; a half goes up. For display only. */
export function nearest({ num, den }: Fraction): bigint {
  return floor({ num: 2n * num + den, den: 2n * den });
}

/** Reads a plain decimal such as "0.0375", or a share such as "1/3", exactly. Throws RangeError on anything else. */
export function parseFraction(text: string): Fraction {
  const [, num, den] = /^(\d{1,15})\/(\d{1,15})$/.exec(text) ?? [];
  if (num && den) return fraction(BigInt(num), BigInt(den));
  const match = /^(\d{1,15})(?:\.(\d{1,15}))?$/.exec(text);
  if (!match) throw new RangeError('not a plain decimal');
  const [, whole = '', decimals = ''] = match;
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
