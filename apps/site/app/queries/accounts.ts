import { queryOptions } from '@tanstack/react-query';
import { accountStatus, type Account } from '@verdigale/contract';
import { callApi, queryClient } from '#app/session/index.ts';
import { callQuery, dataOf, refetchCalls } from './call-query.ts';

export interface AccountsAnswer {
  data: Account[];
  meta: undefined;
}

const { queryKey } = callQuery('wallet.accounts.list');

/** The player's accounts. Publications of the socket are written into it. */
export const accountsQuery = queryOptions({
  queryKey,
  queryFn: () => newestBy(callApi('wallet.accounts.list'), () => queryClient.getQueryData(queryKey)),
  select: dataOf,
});

/** The answer and what is known by the time it arrives: a publication may be heard while it is on its way. */
export async function newestBy(asked: Promise<AccountsAnswer>, knownNow: () => AccountsAnswer | undefined): Promise<AccountsAnswer> {
  const answer = await asked;
  return newestOf(knownNow(), answer);
}

/** The answer with every account at least as new as it was known: a publication may have overtaken the answer. */
export function newestOf(known: AccountsAnswer | undefined, answer: AccountsAnswer): AccountsAnswer {
  const before = new Map(known?.data.map((account) => [account.id, account]));
  const data = answer.data.map((account) => {
    const older = before.get(account.id);
    return older && older.version > account.version ? older : account;
  });
  return { ...answer, data };
}

/**
 * The list with this account in it, unless the list knows a newer one already. A switch is published account by account: the one
 * before stays active until the next one arrives, so that exactly one always is.
 */
export function withAccount(answer: AccountsAnswer, account: Account): AccountsAnswer {
  if (!answer.data.some(({ id, version }) => id === account.id && version < account.version)) return answer;
  const { active, inactive } = accountStatus;
  const isNext = account.status === active;
  const others = answer.data.filter(({ id }) => id !== account.id);
  const isLast = !isNext && !others.some(({ status }) => status === active);
  const data = answer.data.map((each) => {
    if (each.id === account.id) return isLast ? { ...account, status: active } : account;
    return isNext ? { ...each, status: inactive } : each;
  });
  return { ...answer, data };
}

/** The account as the page shows it; undefined while the list is on its way, or when the account was opened elsewhere. */
export function shownAccount(id: string): Account | undefined {
  return queryClient.getQueryData(queryKey)?.data.find((account) => account.id === id);
}

/** Writes a newer state of an account into what the page shows. */
export function showAccount(account: Account): void {
  queryClient.setQueryData(queryKey, (known) => known && withAccount(known, account));
}

/** Takes the list that opening, switching and hiding answer with. */
export function rememberAccounts(answer: AccountsAnswer): void {
  queryClient.setQueryData(queryKey, (known) => newestOf(known, answer));
}

/** After a gap in the socket, on the return to a sleeping tab, and when an action was refused: what happened since is not known. */
export const refetchAccounts = () => refetchCalls('wallet.accounts.list');

/** After the switch to another account: what was loaded for the active one. (W 4) */
export const refetchForAccount = () =>
  refetchCalls(
    'payment.methods.deposit',
    'payment.methods.withdrawal',
    'risk.reasons.turnOverWager',
    'game.playerBonuses.list',
    'game.playerFreespins.list',
    'game.bonuses.list',
    'game.bonuses.cashback',
    'retention.quests.list',
    'retention.playerQuests.list',
  );
