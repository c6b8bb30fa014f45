import { expect, it } from 'vitest';
import type { LegMarket } from './bet.ts';
import { resultOf } from './to-bet.ts';

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
