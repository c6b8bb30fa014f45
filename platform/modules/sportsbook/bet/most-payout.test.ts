import { halfLost, lost, parsePrice, voided, won, type Bet, type LegResult } from '@verdigale/betting';
import { expect, it } from 'vitest';
import { mostPayout, mostUnitStake } from './most-payout.ts';

const bet = (prices: string[], sizes: number[], unitStake = 100n): Bet => ({
  unitStake,
  sizes,
  legs: prices.map((price) => ({ win: { price: parsePrice(price), result: null } })),
});

it('is what all lines pay together, rounded once', () => {
  expect(mostPayout(bet(['2.0'], [1]))).toBe(200n);
  expect(mostPayout(bet(['2.0', '3.0', '4.0'], [2, 3]))).toBe(5000n);
});

it.each<[string, LegResult, bigint]>([
  ['won', won, 5000n],
  ['void', voided, 3100n],
  ['half lost', halfLost, 2150n],
  ['lost', lost, 1200n],
])('counts a leg that is %s as that, and those that are open as won', (_, result, payout) => {
  const { legs, ...system } = bet(['2.0', '3.0', '4.0'], [2, 3]);
  expect(mostPayout({ ...system, legs: [{ win: { ...legs[0]!.win, result } }, ...legs.slice(1)] })).toBe(payout);
});

it('counts a win and a place of a bet each way', () => {
  const leg = { win: { price: parsePrice('11.0'), result: null }, place: { price: parsePrice('3.0'), result: null } };
  const eachWay: Bet = { unitStake: 10n, sizes: [1], legs: [leg] };
  expect(mostPayout(eachWay)).toBe(140n);
  // Two stakes a line: 14 back for 2, of which 12 are won.
  expect(mostUnitStake(eachWay, { payout: 1400n, win: 600n, stake: 90n })).toBe(45n);
});

it('finds the stake that the limits leave, and nothing more', () => {
  const single = bet(['3.0'], [1]);
  expect(mostUnitStake(single, { payout: 1000n, win: 10_000n, stake: null })).toBe(333n);
  expect(mostUnitStake(single, { payout: 10_000n, win: 1000n, stake: null })).toBe(500n);
  expect(mostUnitStake(bet(['2.0', '2.0', '2.0'], [2, 3]), { payout: 10_000n, win: 10_000n, stake: 41n })).toBe(10n);
  expect(mostUnitStake(single, { payout: -5n, win: 10n, stake: null })).toBe(0n);
});
