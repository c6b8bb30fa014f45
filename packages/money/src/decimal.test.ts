import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal } from './decimal.ts';
import { money } from './money.ts';
import { BTC, EUR, JPY, anyMoney, expectRefusal } from './testing.ts';

describe('decimal text', () => {
  it.each([
    ['0', EUR, 0n],
    ['-0', EUR, 0n],
    ['12.5', EUR, 1250n],
    ['12.50', EUR, 1250n],
    ['-0.01', EUR, -1n],
    ['120', JPY, 120n],
    ['0.00000001', BTC, 1n],
    ['92233720368547758.07', EUR, 2n ** 63n - 1n],
  ])('reads %s exactly', (text, currency, amount) => {
    expect(parseDecimal(text, currency)).toEqual(money(amount, currency.code));
  });

  it.each([
    '',
    ' ',
    '1 ',
    ' 1',
    '+1',
    '1e2',
    '1E2',
    '.5',
    '5.',
    '007',
    '1,5',
    '1.5.0',
    '0x1',
    '--1',
    '-',
    '١',
    'NaN',
    'Infinity',
    '1\n',
    '1_0',
    '1'.repeat(41),
  ])('refuses %j', (text) => expectRefusal(() => parseDecimal(text, EUR), 'format'));

  it('refuses more decimals than the currency has, even zeros, and never rounds', () => {
    expectRefusal(() => parseDecimal('1.001', EUR), 'too-many-decimals');
    expectRefusal(() => parseDecimal('1.000', EUR), 'too-many-decimals');
    expectRefusal(() => parseDecimal('1.0', JPY), 'too-many-decimals');
    expectRefusal(() => parseDecimal('0.000000001', BTC), 'too-many-decimals');
  });

  it('refuses what does not fit 64 bits', () => {
    expectRefusal(() => parseDecimal('92233720368547758.08', EUR), 'too-large');
    expectRefusal(() => parseDecimal('9'.repeat(40), JPY), 'too-large');
  });

  it('refuses a currency with impossible decimals', () => {
    for (const exponent of [-1, 9, 1.5, Number.NaN]) expectRefusal(() => parseDecimal('1', { code: 'BAD', exponent }), 'bad-currency');
  });

  it('writes all the decimals of the currency', () => {
    expect(formatDecimal(money(5n, 'EUR'), EUR)).toBe('0.05');
    expect(formatDecimal(money(-1250n, 'EUR'), EUR)).toBe('-12.50');
    expect(formatDecimal(money(7n, 'JPY'), JPY)).toBe('7');
    expectRefusal(() => formatDecimal(money(7n, 'JPY'), EUR), 'currency-mismatch');
  });

  it('reads back what it wrote, for every amount and currency', () => {
    fc.assert(
      fc.property(anyMoney, ({ value, currency }) => {
        expect(parseDecimal(formatDecimal(value, currency), currency)).toEqual(value);
      }),
    );
  });

  it('gives money or a MoneyError for any text whatsoever', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^-?[0-9.e]{1,25}$/)), (text) => {
        try {
          expect(formatDecimal(parseDecimal(text, BTC), BTC)).toMatch(/^-?\d+\.\d{8}$/);
        } catch (error) {
          expect(error).toHaveProperty('name', 'MoneyError');
        }
      }),
    );
  });
});
