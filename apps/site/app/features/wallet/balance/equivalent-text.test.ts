import type { Currency } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { equivalentText } from './equivalent-text.ts';

const currency = (code: string, type: Currency['type'], subunitToUnit: number, rate: number): Currency => ({
  name: code,
  code,
  symbol: code,
  type,
  isBase: code === 'EUR',
  isEnabled: true,
  subunitToUnit,
  rate: { rate, rateTime: '2026-06-01T00:00:00Z' },
});
const eur = currency('EUR', 'fiat', 100, 100);
const usd = currency('USD', 'fiat', 100, 116.2);
const jpy = currency('JPY', 'fiat', 1, 180.5);
const btc = currency('BTC', 'crypto', 1e8, 1162);

it('[CUR-04] is what the amount is worth, to two decimals, in the locale of the page', () => {
  expect(equivalentText(0.0015, btc, usd, 'en')).toBe('$150.00');
  expect(equivalentText(0.12345678, btc, eur, 'de')).toBe('10.624,51\u00a0€');
  expect(equivalentText(1, eur, jpy, 'en')).toBe('¥180.50');
  expect(equivalentText(0, btc, usd, 'en')).toBe('$0.00');
});

it('says nothing of an amount in the very currency', () => {
  expect(equivalentText(5, usd, usd, 'en')).toBeNull();
});
