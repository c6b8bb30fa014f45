import { formatPrice } from '@verdigale/betting';
import { expect, it } from 'vitest';
import { returnsOf } from './returns.ts';
import type { Slip } from './slip.ts';
import { sampleLeg } from './testing.ts';

const legs = [sampleLeg('a', { price: '2.0' }), sampleLeg('b', { price: '3.0' }), sampleLeg('c', { price: '1.5' })];
const slip = (mode: Slip['mode'], sizes: number[] = []) => ({ mode, sizes, legs, isEachWay: false, builderPrices: [] });

it('a combination returns the product, rounded once and down', () => {
  const returns = returnsOf(slip('combo'), 3_33n)!;
  expect(returns).toMatchObject({ lines: 1, stake: 3_33n, most: 29_97n });
  expect(formatPrice(returns.price!, 'decimal')).toBe('9.00');
  expect(returnsOf({ ...slip('combo'), legs: [sampleLeg('a', { price: '1.33' })] }, 1n)!.most).toBe(1n);
});

it('singles and systems add their lines up', () => {
  expect(returnsOf(slip('singles'), 10_00n)).toEqual({ lines: 3, stake: 30_00n, most: 65_00n, price: null });
  // 6 + 3 + 4.5 of each double, 9 of the treble.
  expect(returnsOf(slip('system', [2, 3]), 10_00n)).toEqual({ lines: 4, stake: 40_00n, most: 225_00n, price: null });
});

it('each way is staked twice and returns the win and the place', () => {
  const runner = sampleLeg('r', { price: '11.0', eachWay: { places: 3, fraction: '1/5' } });
  // 110 of the win at 10/1, 30 of the place at 2/1.
  expect(returnsOf({ ...slip('singles'), legs: [runner], isEachWay: true }, 10_00n)).toEqual({
    lines: 2,
    stake: 20_00n,
    most: 140_00n,
    price: null,
  });
});

it('counts a builder as one leg at its price, and is nothing while it has none', () => {
  const same = [sampleLeg('d', { eventId: legs[0]!.eventId, market: 'total' }), ...legs];
  const returns = returnsOf({ ...slip('combo'), legs: same, builderPrices: ['2.5'] }, 10_00n)!;
  expect(returns).toMatchObject({ lines: 1, most: 112_50n });
  expect(formatPrice(returns.price!, 'decimal')).toBe('11.25');
  expect(returnsOf({ ...slip('combo'), legs: same, builderPrices: null }, 10_00n)).toBeNull();
});

it('is nothing without legs or stake', () => {
  expect(returnsOf(slip('combo'), 0n)).toBeNull();
  expect(returnsOf({ ...slip('singles'), legs: [] }, 5n)).toBeNull();
});
