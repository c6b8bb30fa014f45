import { clampAmount, cleanAmount, isAmountWithin } from '@verdigale/validation';
import { useState } from 'react';
import type { CurrencyMoney } from '#app/money/use-money.ts';

export interface AmountState {
  /** The text in the input. */
  text: string;
  isWithin: boolean;
  /** Too much already, whatever is typed next. Too little may still be on its way. */
  isAbove: boolean;
  /** The amount within the limits, on the wire: what the button shows. (W 5) */
  clamped: number;
  change: (text: string) => void;
  clean: (typed: string) => string;
  clampOnBlur: () => void;
}

interface AmountOptions {
  limits: { min: number; max: number };
  /** The minimum unless given. */
  start?: number | undefined;
  onChange: () => void;
}

/** The amount of a payment between its limits, all in main units. (DEP-04, DEP-05) */
export function useAmount(money: CurrencyMoney, { limits, start, onChange }: AmountOptions): AmountState {
  const bounds = { min: money.toText(limits.min), max: money.toText(limits.max) };
  const [text, setText] = useState(() => money.toText(start ?? limits.min));
  const change = (next: string) => {
    if (next !== text) onChange();
    setText(next);
  };
  return {
    text,
    isWithin: isAmountWithin(text, bounds),
    isAbove: text !== '' && !isAmountWithin(text, { ...bounds, min: '0' }),
    clamped: money.fromText(clampAmount(text, bounds)) ?? limits.min,
    change,
    clean: (typed) => cleanAmount(typed, money.unit.exponent),
    clampOnBlur: () => change(clampAmount(text, bounds)),
  };
}
