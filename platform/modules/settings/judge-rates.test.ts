import { parseRate } from '@verdigale/money';
import { describe, expect, it } from 'vitest';
import type { RateAnswer } from '#partners/rate/index.ts';
import { judgeRates, requireFresh } from './judge-rates.ts';
import type { CurrencyRow } from './settings.sql.ts';

const lastHeard = new Date('2026-06-01T12:00:00Z');
const row = (code: string, rate: string, more: Partial<CurrencyRow> = {}): CurrencyRow => ({
  code,
  name: code,
  symbol: code,
  type: 'fiat',
  exponent: 2,
  isBase: false,
  isEnabled: true,
  rate,
  rateAt: lastHeard,
  subCurrencies: [],
  ...more,
});
const known = [
  row('EUR', '100', { isBase: true }),
  row('USD', '116.2'),
  row('JPY', '180.5', { exponent: 0 }),
  row('BTC', '1162', { type: 'crypto', exponent: 8 }),
];

function answer(rates: Record<string, number>, { base = 'EUR', at = '2026-06-01T13:00:00Z' } = {}): RateAnswer {
  return {
    base,
    at: new Date(at),
    rates: new Map(Object.entries({ [base]: 1, ...rates }).map(([code, value]) => [code, parseRate(value)])),
  };
}
const good = { USD: 1.17, JPY: 181, BTC: 0.00001162 };

describe('rates of a feed', () => {
  it('are taken as smallest units per unit of the base currency', () => {
    expect(judgeRates(known, answer(good))).toEqual({
      taken: [
        { code: 'USD', rate: '117' },
        { code: 'JPY', rate: '181' },
        { code: 'BTC', rate: '1162' },
      ],
      refused: [],
    });
  });

  it('are brought to our base when the feed has another', () => {
    const { taken } = judgeRates(known, answer({ EUR: 0.8, JPY: 150, BTC: 0.00001 }, { base: 'USD' }));
    expect(taken).toEqual([
      { code: 'USD', rate: '125' },
      { code: 'JPY', rate: '187.5' },
      { code: 'BTC', rate: '1250' },
    ]);
    expect(() => judgeRates(known, answer({ JPY: 150 }, { base: 'USD' }))).toThrow(/EUR/);
  });

  it('are refused one by one: what is missing, and what nobody believes', () => {
    expect(judgeRates(known, answer({ USD: 11.62, BTC: 0.00000001162 }))).toEqual({
      taken: [],
      refused: [
        { code: 'USD', reason: 'jump' },
        { code: 'JPY', reason: 'missing' },
        { code: 'BTC', reason: 'jump' },
      ],
    });
    expect(judgeRates(known, answer({ ...good, USD: 1.45 })).refused).toEqual([]);
    expect(judgeRates(known, answer({ ...good, USD: 1.46 })).refused).toEqual([{ code: 'USD', reason: 'jump' }]);
    expect(judgeRates(known, answer({ ...good, USD: 1e-18 })).refused).toEqual([{ code: 'USD', reason: 'missing' }]);
  });

  it('may have moved further the longer nothing was heard', () => {
    const later = { at: '2026-06-03T12:00:00Z' };
    expect(judgeRates(known, answer({ ...good, USD: 1.8 }, later)).refused).toEqual([]);
    expect(judgeRates(known, answer({ ...good, USD: 1.9 }, later)).refused).toEqual([{ code: 'USD', reason: 'jump' }]);
    const afterAYear = { at: '2027-06-01T12:00:00Z' };
    expect(judgeRates(known, answer({ ...good, USD: 2.8 }, afterAYear)).refused).toEqual([]);
    expect(judgeRates(known, answer({ ...good, USD: 116.2 }, afterAYear)).refused).toEqual([{ code: 'USD', reason: 'jump' }]);
  });

  it('that are not newer than what is known say nothing', () => {
    expect(judgeRates(known, answer({ USD: 99 }, { at: '2026-06-01T12:00:00Z' }))).toEqual({ taken: [], refused: [] });
  });

  it('are refused as a whole when stale or from the future', () => {
    const now = new Date('2026-06-05T12:00:00Z');
    const at = (time: string) => answer({}, { at: time });
    expect(() => requireFresh(at('2026-06-01T12:00:00Z'), now)).not.toThrow();
    expect(() => requireFresh(at('2026-06-01T11:59:59Z'), now)).toThrow(/2026-06-01/);
    expect(() => requireFresh(at('2026-06-05T12:10:00Z'), now)).not.toThrow();
    expect(() => requireFresh(at('2026-06-05T12:10:01Z'), now)).toThrow(/future/);
  });
});
