import { normaliseDigits } from './digits.ts';

/** (W 5) */
const MAX_LENGTH = 10;

/** Bounds as plain decimal text in the same unit as the input. */
export interface AmountBounds {
  readonly min: string;
  readonly max: string;
}

/**
 * What an amount input keeps of a typed or pasted text: digits and one decimal point, at most 10 characters, no leading
 * zeros. Persian and Arabic digits become ASCII. The first point, comma or Arabic separator is the decimal point (phone
 * keypads offer only the locale's own), unless a pasted text groups its digits by it; `decimals` cuts what the currency could not hold anyway.
 */
export function cleanAmount(text: string, decimals: number = MAX_LENGTH): string {
  return plainDecimal(text, decimals).slice(0, MAX_LENGTH);
}

/** `1,000.50`, `1.000,50`, `12,34,567`: one separator in front of three digits, and another one or the same again. Nobody types that: the second one is not kept. */
const grouped = /^\d{1,3}([.,])(?:(?:\d{2,3}\1)*\d{3}(?!\1)[.,]\d+|(?:\d{2,3}\1)+\d{3})$/;

function withoutGroups(text: string): string {
  const separator = grouped.exec(text)?.[1];
  return separator === undefined ? text : text.replaceAll(separator, '');
}

function plainDecimal(text: string, decimals = Number.POSITIVE_INFINITY): string {
  const kept = normaliseDigits(text)
    .replace(/٫/g, '.')
    .replace(/[^\d.,]/g, '');
  const [whole = '', ...rest] = withoutGroups(kept).replace(/,/g, '.').split('.');
  const stripped = whole.replace(/^0+(?=\d)/, '');
  const hasPoint = rest.length > 0 && decimals > 0;
  return hasPoint ? `${stripped || '0'}.${rest.join('').slice(0, decimals)}` : stripped;
}

/**
 * What the input holds after it loses focus: empty or below the minimum becomes it, above the maximum becomes that. What was not typed (a bound, a
 * preset, all that there is) may be longer than what can be: cut, it would be another sum.
 */
export function clampAmount(text: string, { min, max }: AmountBounds): string {
  const amount = plainDecimal(text).replace(/\.$/, '');
  if (amount === '' || compareDecimals(amount, min) < 0) return min;
  return compareDecimals(amount, max) > 0 ? max : amount;
}

/** Whether an amount, as `cleanAmount` leaves it, lies within the bounds, both included; an empty one does not. */
export function isAmountWithin(text: string, { min, max }: AmountBounds): boolean {
  return text !== '' && compareDecimals(text, min) >= 0 && compareDecimals(text, max) <= 0;
}

/** Compares two plain decimals digit by digit: no float decides about money. */
function compareDecimals(a: string, b: string): number {
  const [[wholeA = '', fractionA = ''], [wholeB = '', fractionB = '']] = [a.split('.'), b.split('.')];
  const width = Math.max(wholeA.length, wholeB.length);
  const [left, right] = [wholeA.padStart(width, '0') + fractionA, wholeB.padStart(width, '0') + fractionB];
  const length = Math.max(left.length, right.length);
  const [x, y] = [left.padEnd(length, '0'), right.padEnd(length, '0')];
  if (x === y) return 0;
  return x < y ? -1 : 1;
}
