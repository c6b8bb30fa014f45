import { money, type Money } from './money.ts';
import { MoneyError } from './money-error.ts';

/** At most 19 digits: what a 64-bit integer can have. */
const WHOLE_NUMBER = /^(?:0|-?[1-9]\d{0,18})$/;

/** Reads the partners' wire: minor units as a string, `"150"` for 1.50 EUR. Throws MoneyError 'format' on anything but the one text that a bigint would write. */
export function fromMinorUnits(text: string, currency: string): Money {
  if (!WHOLE_NUMBER.test(text)) throw new MoneyError('format', 'not a whole number of minor units');
  return money(BigInt(text), currency);
}
