import { targetOf } from '@verdigale/betting';
import { expect, it } from 'vitest';
import type { LegMarket, StoredBet } from './bet.ts';
import { resultOf, toBet } from './to-bet.ts';

const won = { isWon: true, voidFactor: '0', deadHeatFactor: '1', deduction: '0', reason: 'Final score 2:1', certainty: 2 as const };
const at = (minute: number) => new Date(Date.UTC(2026, 5, 3, 12, minute));
const taken = { voidedFor: null, decidedAt: at(10) };
const span = (from: Date | null, to: Date | null): LegMarket['voids'][number] => ({
  from: from?.toISOString() ?? null,
  to: to?.toISOString() ?? null,
  reason: 'Wrong line-up',
});

it('is what the feed has said last', () => {
  expect(resultOf(taken, { voids: [], result: null })).toBeNull();
  expect(resultOf(taken, { voids: [], result: won })).toBe(won);
});

it.each([
  ['open at both ends', span(null, null), true],
  ['from that moment on', span(at(10), null), true],
  ['up to that moment', span(null, at(10)), true],
  ['that is over by then', span(at(1), at(9)), false],
  ['that begins later', span(at(11), null), false],
])('is void for a bet that was taken within a span %s', (_, voided, isVoid) => {
  expect(resultOf(taken, { voids: [voided], result: won })).toMatchObject({ voidFactor: isVoid ? '1' : '0' });
});

it('is void, decided or not, for a bet that the house has made void', () => {
  for (const result of [null, won]) {
    expect(resultOf({ ...taken, voidedFor: 'selfExcluded' }, { voids: [], result })).toMatchObject({ isWon: false, voidFactor: '1' });
  }
});

it.each([
  ['for the market alone', '0.25', '0', 85_00n, 110_00n],
  ['in the result alone', '0', '0.25', 85_00n, 110_00n],
  ['in both, together', '0.25', '0.25', 60_00n, 80_00n],
  ['in both, to 90p in all', '0.6', '0.6', 20_00n, 32_00n],
])('[B4] withholds what the feed has stated %s', (_, market, result, paid, eachWay) => {
  const deductions = [{ before: at(20).toISOString(), share: market }];
  const now = { voids: [], deductions, result: { ...won, deduction: result } } as unknown as LegMarket;
  const leg = { builder: null, takenPrice: '11.0', now, place: null } as unknown as StoredBet['legs'][number];
  const bet = { ...taken, unitStake: 10_00n, sizes: [1], builderPrices: [], legs: [leg] };
  expect(targetOf(toBet(bet)).paid).toBe(paid);
  const place = { terms: { places: 3, fraction: '1/5' }, now: { ...now, deductions: [] } } as NonNullable<
    StoredBet['legs'][number]['place']
  >;
  expect(targetOf(toBet({ ...bet, legs: [{ ...leg, place }] })).paid).toBe(eachWay);
});
