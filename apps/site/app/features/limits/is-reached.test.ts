import { expect, it } from 'vitest';
import type { Limit } from '@verdigale/contract';
import { isReached } from './use-limits.ts';

const limit = (changes: Partial<Limit>) => ({ definition: 3, amount: 50, currentAmount: 0, ...changes }) as Limit;

it.each<[Partial<Limit>, boolean]>([
  [{ currentAmount: 49.99 }, false],
  [{ currentAmount: 50 }, true],
  [{ currentAmount: 50.01 }, true],
  [{ amount: 0 }, true],
  [{ definition: 1, currentAmount: 50 }, false],
  [{ definition: 5, amount: null, currentAmount: null }, false],
])('[LIM-03] a limit of 50 with %j is reached: %s', (changes, expected) => {
  expect(isReached(limit(changes))).toBe(expected);
});
