import type { Account } from '@verdigale/contract';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '#app/session/query-client.ts';
import { newestBy, newestOf, refetchForAccount, withAccount } from './accounts.ts';

// Files of one process share it.
beforeEach(() => queryClient.clear());

const account = (id: string, version: number, balance: number, status = id === 'a' ? 1 : 0): Account => ({
  id,
  currency: 'EUR',
  status,
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

it('takes a switch in two parts, one account being active all the time', () => {
  const before = list(account('a', 1, 10), account('b', 1, 20));
  const [first, second] = [account('a', 2, 10, 0), account('b', 2, 20, 1)];
  const half = withAccount(before, first);
  expect(half).toEqual(list({ ...first, status: 1 }, account('b', 1, 20)));
  expect(withAccount(half, second)).toEqual(list(first, second));
  // And when the parts come the other way round.
  const other = withAccount(before, second);
  expect(other).toEqual(list(account('a', 1, 10, 0), second));
  expect(withAccount(other, first)).toEqual(list(first, second));
});

it('keeps what a publication said when a slower answer arrives after it', () => {
  const known = list(account('a', 4, 40), account('b', 1, 10));
  expect(newestOf(known, list(account('a', 3, 30), account('b', 2, 20)))).toEqual(list(account('a', 4, 40), account('b', 2, 20)));
  expect(newestOf(known, list(account('b', 1, 10)))).toEqual(list(account('b', 1, 10)));
  expect(newestOf(undefined, known)).toEqual(known);
});

it('keeps what is published while an answer is on its way', async () => {
  let known = list(account('a', 3, 30));
  const answered = newestBy(Promise.resolve(list(account('a', 3, 30))), () => known);
  known = withAccount(known, account('a', 4, 40));
  expect(await answered).toEqual(list(account('a', 4, 40)));
});

it('[CUR-02] has methods, turnover, bonuses and quests asked for again after a switch, and nothing that is of the player', async () => {
  const ofAccount = [
    'payment.methods.deposit',
    'payment.methods.withdrawal',
    'risk.reasons.turnOverWager',
    'game.playerBonuses.list',
    'game.playerFreespins.list',
    'game.bonuses.list',
    'game.bonuses.cashback',
    'retention.quests.list',
    'retention.playerQuests.list',
  ];
  for (const name of [...ofAccount, 'player.profile.get']) queryClient.setQueryData([name, { query: {} }], { data: [] });
  await refetchForAccount();
  const stale = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  expect(stale.map(({ queryKey }) => queryKey[0])).toEqual(ofAccount);
});
