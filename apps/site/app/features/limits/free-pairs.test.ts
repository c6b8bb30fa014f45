import { expect, it } from 'vitest';
import { isPeriodFree, usedCurrencies } from './free-pairs.ts';
import { sampleLimit } from '#testing/sample-limits.ts';

const limits = [sampleLimit({}), sampleLimit({ id: 'b', currency: 'USD' }), sampleLimit({ id: 'c', definition: 1, currency: 'BTC' })];

it('[LIM-04] a pair of period and currency is used once', () => {
  expect([...usedCurrencies(limits, 3, 'weekly')]).toEqual(['EUR', 'USD']);
  expect([...usedCurrencies(limits, 3, 'daily')]).toEqual([]);
});

it('[LIM-04] a period is used up when every currency is', () => {
  expect(isPeriodFree(limits, 3, 'weekly', ['EUR', 'USD'])).toBe(false);
  expect(isPeriodFree(limits, 3, 'weekly', ['EUR', 'USD', 'BTC'])).toBe(true);
  expect(isPeriodFree(limits, 1, 'weekly', ['EUR'])).toBe(true);
});
