import { describe, expect, it } from 'vitest';
import { amountFormat, decimalText } from './amounts.ts';

describe('amountFormat', () => {
  it.each([
    ['en', 'EUR', 2, 123_456n, '€1,234.56'],
    ['de', 'EUR', 2, 123_456n, '1.234,56\u00a0€'],
    ['en', 'JPY', 0, 1_200n, '¥1,200'],
    ['en', 'BTC', 8, 12_300n, 'BTC\u00a00.000123'],
    ['en', 'USDT', 6, 1_500_000n, '1.50\u00a0USDT'],
    ['en', null, 2, 100_000n, '1,000.00'],
    ['en', 'EUR', 2, 900_719_925_474_099_301n, '€9,007,199,254,740,993.01'],
  ])('writes in %s, %s with %i decimals: %s', (locale, currency, exponent, amount, text) => {
    expect(amountFormat(locale, currency, exponent)(amount)).toBe(text);
  });

  it('keeps small and negative amounts exact', () => {
    expect([decimalText(5n, 2), decimalText(-5n, 2), decimalText(7n, 0), decimalText(1n, 18)]).toEqual([
      '0.05',
      '-0.05',
      '7',
      '0.000000000000000001',
    ]);
  });
});
