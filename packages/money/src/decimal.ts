import { requireExponent, type CurrencyInfo } from './currency-info.ts';
import { money, requireSameCurrency, type Money } from './money.ts';
import { MoneyError } from './money-error.ts';

/** A JSON number without its exponent notation: no sign but minus, no leading zeros, no bare point. */
const PLAIN_DECIMAL = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/;
/** Longer than any amount that fits: keeps hostile input away from BigInt. */
const MAX_LENGTH = 40;

/**
 * Reads decimal text in main units exactly. Throws MoneyError 'format' on anything but a plain decimal, 'too-many-decimals'
 * beyond the currency's own, 'too-large' beyond 64 bits. The sign is read, not judged: the caller knows what may be negative.
 */
export function parseDecimal(text: string, currency: CurrencyInfo): Money {
  const exponent = requireExponent(currency);
  const match = text.length <= MAX_LENGTH ? PLAIN_DECIMAL.exec(text) : null;
  if (!match) throw new MoneyError('format', 'not a plain decimal');
  const [, sign = '', whole = '', fraction = ''] = match;
  if (fraction.length > exponent) {
    throw new MoneyError('too-many-decimals', `${currency.code} has ${exponent} decimals, got ${fraction.length}`);
  }
  return money(BigInt(sign + whole + fraction.padEnd(exponent, '0')), currency.code);
}

/** Decimal text in main units with all the decimals of the currency: 1250 minor units of EUR → '12.50'. */
export function formatDecimal(value: Money, currency: CurrencyInfo): string {
  const exponent = requireExponent(currency);
  requireSameCurrency(currency.code, value.currency);
  const sign = value.amount < 0n ? '-' : '';
  const digits = value.amount
    .toString()
    .replace('-', '')
    .padStart(exponent + 1, '0');
  const point = digits.length - exponent;
  return sign + digits.slice(0, point) + (exponent > 0 ? `.${digits.slice(point)}` : '');
}
