import { requireExponent, type CurrencyInfo } from './currency-info.ts';
import { requireSameCurrency, type Money } from './money.ts';
import { convert, crossRate, rate, type Rate } from './rate.ts';

/** A currency with its exchange rate: its smallest units per one unit of the base currency. */
export interface RatedCurrency extends CurrencyInfo {
  readonly rate: Rate;
}

/** Decimals of an equivalent, whatever those of its currency are. (W 9) */
export const equivalentExponent = 2;

/**
 * What an amount is worth in another currency, in hundredths of that currency's main unit: exact until the one rounding at the
 * end. For display only: no payment is ever made with it.
 */
export function equivalent(value: Money, from: RatedCurrency, to: RatedCurrency): Money {
  requireSameCurrency(from.code, value.currency);
  const { numerator, denominator } = crossRate(from.rate, to.rate);
  const inHundredths = rate(numerator * 10n ** BigInt(equivalentExponent), denominator * 10n ** BigInt(requireExponent(to)));
  return convert(value, to.code, inHundredths, 'half-even');
}
