import { fromWire, money, MoneyError, toWire } from '@verdigale/money';
import { AppError } from '#kernel';

/** An amount of the wire in minor units, within the limits; throws invalid on `amount`: never rounds. (W 5) */
export function requireAmount(
  wire: number,
  currency: { code: string; exponent: number },
  { min, max }: { min: bigint; max: bigint },
): bigint {
  const amount = parse(wire, currency);
  if (amount <= 0n) throw AppError.invalid('amount', 'must be more than zero');
  const text = (limit: bigint) => String(toWire(money(limit, currency.code), currency));
  if (amount < min) throw AppError.invalid('amount', `must be at least ${text(min)}`);
  if (amount > max) throw AppError.invalid('amount', `must be at most ${text(max)}`);
  return amount;
}

function parse(wire: number, currency: { code: string; exponent: number }): bigint {
  try {
    return fromWire(wire, currency).amount;
  } catch (error) {
    if (error instanceof MoneyError) throw AppError.invalid('amount', `is not an amount of ${currency.code}`);
    throw error;
  }
}
