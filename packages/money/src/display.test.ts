import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal } from './decimal.ts';
import { displayUnit, formatMoney } from './display.ts';
import { money } from './money.ts';
import { expectRefusal } from './testing.ts';

const eur = { code: 'EUR', exponent: 2, type: 'fiat' };
const usdt = { code: 'USDT', exponent: 6, type: 'crypto' };
const btc = {
  code: 'BTC',
  exponent: 8,
  type: 'crypto',
  subCurrencies: [
    { code: 'sat', subunitToUnit: 100_000_000 },
    { code: 'mBTC', subunitToUnit: 1000 },
  ],
};

describe('display', () => {
  it.each([
    [1_234_567n, eur, 'en', '€12,345.67'],
    [1_234_567n, eur, 'de', '12.345,67\u00a0€'],
    [-5n, eur, 'en', '-€0.05'],
    [123n, { code: 'JPY', exponent: 0, type: 'fiat' }, 'en', '¥123'],
    [1_500_000n, usdt, 'en', '1.50\u00a0USDT'],
    [1_500_001n, usdt, 'en', '1.500001\u00a0USDT'],
    [500n, { code: 'GOLD', exponent: 2, type: 'fiat' }, 'en', '5.00\u00a0GOLD'],
  ])('shows %d minor units', (amount, currency, locale, text) => {
    expect(formatMoney(money(amount, currency.code), displayUnit(currency), locale)).toBe(text);
  });

  it('uses the digits of the locale', () => {
    expect(formatMoney(money(1250n, 'USDT'), displayUnit({ ...usdt, exponent: 2 }), 'fa')).toBe('۱۲٫۵۰\u00a0USDT');
  });

  it('shows amounts that a float could not hold', () => {
    expect(formatMoney(money(2n ** 63n - 1n, 'EUR'), displayUnit(eur), 'en')).toBe('€92,233,720,368,547,758.07');
  });

  it('refuses an amount of another currency', () => {
    expectRefusal(() => formatMoney(money(1n, 'USD'), displayUnit(eur), 'en'), 'currency-mismatch');
  });
});

describe('[CUR-05] the thousandth of BTC and ETH', () => {
  it('shows them times 1000 under the label of the sub-currency of factor 1000', () => {
    expect(formatMoney(money(123_456_789n, 'BTC'), displayUnit(btc), 'en')).toBe('1,234.56789\u00a0mBTC');
    const eth = { ...btc, code: 'ETH', subCurrencies: [{ code: 'mETH', subunitToUnit: 1000 }] };
    expect(formatMoney(money(100_000n, 'ETH'), displayUnit(eth), 'en')).toBe('1.00\u00a0mETH');
  });

  it('leaves every other currency alone, and all of them when atomic units are on', () => {
    expect(displayUnit({ ...btc, code: 'LTC' }).label).toBe('LTC');
    expect(displayUnit({ ...btc, subCurrencies: [] }).label).toBe('BTC');
    expect(formatMoney(money(123_456_789n, 'BTC'), displayUnit(btc, true), 'en')).toBe('1.23456789\u00a0BTC');
  });

  it('reads what a person typed in that unit as the same minor units', () => {
    const unit = displayUnit(btc);
    expect(parseDecimal('0.5', unit)).toEqual(money(50_000n, 'BTC'));
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (amount) => {
        expect(parseDecimal(formatDecimal(money(amount, 'BTC'), unit), unit).amount).toBe(amount);
      }),
    );
  });
});
