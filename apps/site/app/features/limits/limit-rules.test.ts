import { expect, it } from 'vitest';
import type { Limit } from '@verdigale/contract';
import { depositHindrances, isReached } from './limit-rules.ts';

const limit = (changes: Partial<Limit>) => ({ definition: 3, amount: 50, currentAmount: 0, product: null, ...changes }) as Limit;

it.each<[Partial<Limit>, boolean]>([
  [{ currentAmount: 49.99 }, false],
  [{ currentAmount: 50 }, true],
  [{ currentAmount: 50.01 }, true],
  [{ amount: 0 }, true],
  [{ definition: 5, amount: null, currentAmount: null }, false],
])('[LIM-03] a limit of 50 with %j is reached: %s', (changes, expected) => {
  expect(isReached(limit(changes))).toBe(expected);
});

it('[LIM-03] a break stands before limits, and limits on play keep nobody from depositing', () => {
  const [bet, reached, pending, other] = [
    limit({ definition: 1, status: 1, currency: 'EUR', currentAmount: 50 }),
    limit({ status: 1, currency: 'EUR', currentAmount: 50 }),
    limit({ status: 2, currency: 'EUR', currentAmount: 50 }),
    limit({ status: 1, currency: 'USD', currentAmount: 50 }),
  ];
  const pause = limit({ definition: 5, status: 1, amount: null, currentAmount: null });
  expect(depositHindrances([bet, reached, pending, other], 'EUR')).toEqual([reached]);
  expect(depositHindrances([reached, pause], 'EUR')).toEqual([pause]);
  expect(depositHindrances([{ ...pause, product: 'casino' }], 'EUR')).toEqual([]);
});

it('[LIM-03] shows the limit in another currency where none in this one is reached: a brand may have each hold for all deposits', () => {
  const dollars = limit({ status: 1, currency: 'USD', currentAmount: 50 });
  expect(depositHindrances([dollars, limit({ status: 1, currency: 'EUR', currentAmount: 20 })], 'EUR')).toEqual([dollars]);
});
