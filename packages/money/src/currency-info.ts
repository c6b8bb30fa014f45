import { MoneyError } from './money-error.ts';

/** What this package must know of a currency; richer objects (a wire currency, a table row) fit as they are. */
export interface CurrencyInfo {
  readonly code: string;
  /** Decimals of the main unit: 2 for EUR, 0 for JPY, 8 for BTC. */
  readonly exponent: number;
}

const MAX_EXPONENT = 8;

/** Throws MoneyError 'bad-currency' unless the number of decimals is a whole number from 0 to 8. */
export function requireExponent(currency: CurrencyInfo): number {
  const { code, exponent } = currency;
  if (!Number.isInteger(exponent) || exponent < 0 || exponent > MAX_EXPONENT) {
    throw new MoneyError('bad-currency', `${code} cannot have ${exponent} decimals`);
  }
  return exponent;
}

/** The decimals behind the wire's `subunitToUnit`: 100 → 2. Throws 'bad-currency' on anything but 1, 10 … 10^8. */
export function exponentOf(subunitToUnit: number): number {
  for (let exponent = 0, factor = 1; exponent <= MAX_EXPONENT; exponent += 1, factor *= 10) {
    if (factor === subunitToUnit) return exponent;
  }
  throw new MoneyError('bad-currency', `${subunitToUnit} is not a power of ten up to 10^${MAX_EXPONENT}`);
}
