import { expect, it } from 'vitest';
import type { CashLimit } from './cash-limit.ts';
import { linesOf } from './limit-lines.ts';

const at = new Date('2026-06-03T12:00:00Z');
const own: CashLimit = {
  id: 'own',
  playerId: 'player',
  owner: 'player',
  reason: null,
  definition: 3,
  period: 'weekly',
  currency: 'EUR',
  exponent: 2,
  amount: 100_00n,
  next: null,
  startedAt: at,
  createdAt: at,
  updatedAt: at,
};
const set: CashLimit = { ...own, id: 'set', owner: 'operator', reason: 'care', amount: 50_00n };
const dollars: CashLimit = { ...set, id: 'dollars', currency: 'USD' };

it('[L11] shows one line for each kind, period and currency: the stricter amount, and whose it is', () => {
  expect(linesOf([own, set, dollars])).toMatchObject([
    { id: 'own', amount: 50_00n, ownAmount: 100_00n, owner: 'operator' },
    { id: 'dollars', amount: 50_00n, ownAmount: null, owner: 'operator' },
  ]);
  expect(linesOf([{ ...own, amount: 49_99n }, set])).toMatchObject([{ id: 'own', amount: 49_99n, owner: 'player' }]);
  expect(linesOf([{ ...own, amount: 50_00n }, set])).toMatchObject([{ owner: 'operator' }]);
  expect(linesOf([set])).toEqual([{ ...set, ownAmount: null }]);
});

it('shows a waiting end of the own one below the operator’s, and no waiting loosening that would change nothing', () => {
  const waiting = (amount: bigint | null) => ({ ...own, next: { amount, at } });
  expect(linesOf([waiting(null), set])[0]!.next).toEqual({ amount: null, at });
  expect(linesOf([waiting(200_00n), set])[0]!.next).toBeNull();
});

it('shows a waiting raise of a stricter own one only as far as the operator’s lets it be confirmed', () => {
  const shown = (amount: bigint | null) => linesOf([{ ...own, amount: 40_00n, next: { amount, at } }, set])[0]!.next;
  expect([shown(50_00n), shown(50_01n), shown(null)]).toEqual([{ amount: 50_00n, at }, null, { amount: null, at }]);
});
