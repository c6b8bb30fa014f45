import type { Account, DepositBonus, PlayerBonus, PlayerFreespin, Profile } from '@verdigale/contract';
import { sampleCurrencies } from '#app/bonuses/testing.ts';
import { accountsQuery } from '#app/queries/accounts.ts';
import { depositBonusesQuery } from '#app/queries/bonuses.ts';
import { gameQuery } from '#app/queries/games.ts';
import { ownBonusesQuery, ownSpinsQuery } from '#app/queries/own-bonuses.ts';
import { constantsQuery, currenciesQuery } from '#app/queries/settings.ts';
import { queryClient, session } from '#app/session/index.ts';
import { sampleGame } from '#testing/sample-game.ts';
import { sampleAccount } from '#testing/sample-bonuses.ts';

interface Own {
  bonuses?: PlayerBonus[];
  spins?: PlayerFreespin[];
  offers?: DepositBonus[];
  account?: Account;
}

const names = { status: ['Issued', 'Active', 'Finished'], result: ['None yet', 'Played', 'Canceled', 'Expired', 'Lost'] };
const named = (list: string[]) => list.map((name, at) => ({ id: at + 1, name }));
const states = { status: named(names.status), result: named(names.result) };

/** Signs a player in who has these, as the cache knows them. */
export function own({ bonuses = [], spins = [], offers = [], account = sampleAccount() }: Own = {}): void {
  session.signedIn({ accessToken: 'token', profile: { id: 'p' } as Profile });
  const meta = { page: 1, perPage: 100, totalPages: 1, totalRows: 1 };
  const { currency } = account;
  queryClient.setQueryData(accountsQuery.queryKey, { data: [account], meta: undefined });
  queryClient.setQueryData(currenciesQuery.queryKey, { data: sampleCurrencies, meta: undefined });
  queryClient.setQueryData(constantsQuery.queryKey, {
    data: { game: { playerBonus: states, playerFreespin: states } },
    meta: undefined,
  } as never);
  queryClient.setQueryData(ownBonusesQuery(currency, 'en').queryKey, { data: bonuses, meta });
  queryClient.setQueryData(ownSpinsQuery(currency, 'en').queryKey, { data: spins, meta });
  queryClient.setQueryData(depositBonusesQuery(currency, 'en').queryKey, { data: offers, meta: undefined });
  queryClient.setQueryData(gameQuery('copper-canyon').queryKey, { data: sampleGame(), meta: undefined });
}

/** So many days from now, and a little more. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000).toISOString();
