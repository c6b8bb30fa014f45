import { compare, fromWire, MoneyError, toWire, type CurrencyInfo, type Money } from '@verdigale/money';
import type { Limits } from './method.ts';

/** An amount of the wire; null when this currency cannot hold it exactly: never rounds. */
export function parseAmount(wire: number, currency: CurrencyInfo): Money | null {
  try {
    return fromWire(wire, currency);
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}

/** Why this amount cannot be paid; undefined within the limits. (W 5) */
export function amountFault(sum: Money | null, currency: CurrencyInfo, { min, max }: Limits): string | undefined {
  // With its currency: a client may show thousandths of it.
  const text = (limit: Money) => `${toWire(limit, currency)} ${currency.code}`;
  if (sum === null) return `is not an amount of ${currency.code}`;
  if (sum.amount <= 0n) return 'must be more than zero';
  if (compare(sum, min) < 0) return `must be at least ${text(min)}`;
  return compare(sum, max) > 0 ? `must be at most ${text(max)}` : undefined;
}
