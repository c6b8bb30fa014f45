import { expect, it } from 'vitest';
import { ratesAt } from './walk.ts';

const at = (minutes: number) => ratesAt(new Date(minutes * 60_000));
const weekMinutes = 7 * 24 * 60;

it('walks in steps of ten minutes, the same for the same moment', () => {
  expect(at(9)).toEqual(at(0));
  expect(at(0)).toMatchObject({ base: 'EUR', time: '1970-01-01T00:00:00.000Z', rates: { USD: 1.162, BTC: 0.00001162 } });
  expect(at(10)).not.toEqual(at(0));
  expect(at(10)).toMatchInlineSnapshot(`
    {
      "base": "EUR",
      "rates": {
        "BRL": 6.2184941,
        "BTC": 0.000011588049,
        "ETH": 0.00034376122,
        "GBP": 0.87602255,
        "INR": 103.45256,
        "JPY": 180.35898,
        "KZT": 601.77396,
        "TRX": 4.1204774,
        "TRY": 49.145962,
        "USD": 1.1621772,
        "USDT": 1.1620032,
      },
      "time": "1970-01-01T00:10:00.000Z",
    }
  `);
});

it('goes back after a week, never far in one step', () => {
  expect(at(weekMinutes).rates).toEqual(at(weekMinutes - 10).rates);
  expect(at(2 * weekMinutes - 10).rates).toEqual(at(0).rates);
  for (let minute = 10; minute < 3 * weekMinutes; minute += 10) {
    const [before, after] = [at(minute - 10).rates, at(minute).rates];
    for (const [code, rate] of Object.entries(after)) expect(Math.abs(rate / before[code]! - 1), code).toBeLessThan(0.0051);
  }
});
