import type { Account } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { newestOf, withAccount } from './use-accounts.ts';

const account = (id: string, version: number, balance: number): Account => ({
  id,
  currency: 'EUR',
  status: 1,
  balance,
  realBalance: balance,
  bonusBalance: 0,
  lockedBalance: 0,
  withdrawalBalance: balance,
  version,
});
const list = (...data: Account[]) => ({ data, meta: undefined });

it('takes a newer picture of an account and drops an older one', () => {
  const before = list(account('a', 3, 30), account('b', 1, 10));
  expect(withAccount(before, account('a', 4, 40))).toEqual(list(account('a', 4, 40), account('b', 1, 10)));
  expect(withAccount(before, account('a', 2, 20))).toBe(before);
  expect(withAccount(before, account('a', 3, 30))).toBe(before);
  expect(withAccount(before, account('c', 9, 90))).toBe(before);
});

it('keeps what a publication told when a slower answer arrives after it', () => {
  const known = list(account('a', 4, 40), account('b', 1, 10));
  expect(newestOf(known, list(account('a', 3, 30), account('b', 2, 20)))).toEqual(list(account('a', 4, 40), account('b', 2, 20)));
  expect(newestOf(known, list(account('b', 1, 10)))).toEqual(list(account('b', 1, 10)));
  expect(newestOf(undefined, known)).toEqual(known);
});
