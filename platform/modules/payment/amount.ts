import { fromWire, money, MoneyError, toWire } from '@verdigale/money';
import type { Limits } from './method.ts';

interface CurrencyOfAmount {
  code: string;
  exponent: number;
}

/** An amount of the wire in minor units; null when it is none of this currency: never rounds. */
export function parseAmount(wire: number, currency: CurrencyOfAmount): bigint | null {
  try {
    return fromWire(wire, currency).amount;
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}

/** Why this cannot be paid; undefined within the limits. (W 5) */
export function amountFault(amount: bigint | null, currency: CurrencyOfAmount, { min, max }: Limits): string | undefined {
  const text = (limit: bigint) => String(toWire(money(limit, currency.code), currency));
  if (amount === null) return `is not an amount of ${currency.code}`;
  if (amount <= 0n) return 'must be more than zero';
  if (amount < min) return `must be at least ${text(min)}`;
  return amount > max ? `must be at most ${text(max)}` : undefined;
}
