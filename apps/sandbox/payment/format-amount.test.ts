import { describe, expect, it } from 'vitest';
import { amountInput, formatAmount, parseAmount } from './format-amount.ts';

describe('sums on the pages of the provider', () => {
  it.each([
    ['5000', 'EUR', '50', '50.00 EUR'],
    ['1', 'EUR', '0.01', '0.01 EUR'],
    ['20000', 'BTC', '0.0002', '0.00020000 BTC'],
    ['1500', 'JPY', '1500', '1,500 JPY'],
  ])('%s minor units of %s are typed as %s and read as %s', (minorUnits, currency, typed, read) => {
    expect(amountInput(minorUnits, currency)).toBe(typed);
    expect(formatAmount(minorUnits, currency, 'en')).toBe(read);
    expect(parseAmount(typed, currency)).toBe(BigInt(minorUnits));
  });

  it('has the digits of a language before and behind the point', () => {
    expect(formatAmount('123450', 'EUR', 'fa')).toBe('۱٬۲۳۴٫۵۰ EUR');
  });

  it.each(['', '0', '-1', '1.001', '1e3', '1.2.3', 'x', '9'.repeat(20)])('%j is no sum', (text) => {
    expect(parseAmount(text, 'EUR')).toBeUndefined();
  });
});
