import { clampAmount, isAmountWithin } from '@verdigale/validation';
import type { CurrencyMoney } from '#app/money/use-money.ts';

/** What one payment may be, on the wire. */
export interface Limits {
  min: number;
  max: number;
}

export interface ReadAmount {
  isWithin: boolean;
  /** Too much already, whatever is typed next. Too little may still be on its way. */
  isAbove: boolean;
  /** The amount within the limits, on the wire: what the button shows. (W 5) */
  clamped: number;
  /** The same as an input holds it. */
  clampedText: string;
}

/** The amount of a payment between its limits, from the text of its input in main units. (DEP-04, DEP-05) */
export function readAmount(text: string, money: CurrencyMoney, limits: Limits): ReadAmount {
  const bounds = { min: money.toText(limits.min), max: money.toText(limits.max) };
  const clampedText = clampAmount(text, bounds);
  return {
    isWithin: isAmountWithin(text, bounds),
    isAbove: text !== '' && !isAmountWithin(text, { ...bounds, min: '0' }),
    clamped: money.fromText(clampedText) ?? limits.min,
    clampedText,
  };
}
