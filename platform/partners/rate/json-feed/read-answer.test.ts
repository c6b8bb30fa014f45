import { formatRate } from '@verdigale/money';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const feed = (more: object) => JSON.stringify({ base: 'EUR', time: '2026-06-01T10:00:00Z', rates: { USD: 1.162 }, ...more });

describe('the answer of a rate feed', () => {
  it('is read exactly, the base being one', () => {
    const { base, at, rates } = readAnswer(feed({ rates: { USD: 1.162, BTC: 0.00001162, XAU: '0.00031' } }));
    expect([base, at.toISOString()]).toEqual(['EUR', '2026-06-01T10:00:00.000Z']);
    expect([...rates].map(([code, rate]) => [code, formatRate(rate)])).toEqual([
      ['EUR', '1'],
      ['USD', '1.162'],
      ['BTC', '0.00001162'],
      ['XAU', '0.00031'],
    ]);
  });

  it.each([
    [{ time: undefined, timestamp: 1_780_308_000 }, '2026-06-01T10:00:00.000Z'],
    [{ time: undefined, date: '2026-06-01' }, '2026-06-01T00:00:00.000Z'],
    [{ time: 'soon', date: '2026-06-01' }, '2026-06-01T00:00:00.000Z'],
  ])('says its time as %o', (more, at) => {
    expect(readAnswer(feed(more)).at.toISOString()).toBe(at);
  });

  it('leaves out whatever is not a positive number', () => {
    const odd = { USD: 1.162, A: 0, B: -1, C: null, D: 'x', E: true, F: [1], G: { rate: 1 }, H: 1e300, EUR: 7 };
    expect([...readAnswer(feed({ rates: odd })).rates.keys()]).toEqual(['EUR', 'USD']);
    expect(formatRate(readAnswer(feed({ rates: odd })).rates.get('EUR')!)).toBe('1');
  });

  it.each([
    '',
    'null',
    '[]',
    '"EUR"',
    '{}',
    feed({ base: 1 }),
    feed({ time: undefined }),
    feed({ time: 'never' }),
    feed({ rates: null }),
    feed({ rates: [1.162] }),
  ])('is refused when it is no list of rates: %s', (text) => {
    expect(() => readAnswer(text)).toThrow(/JSON|list of rates|base currency|no time/);
  });
});
