import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountStatus, type Account } from '@verdigale/contract';
import { callApi, queryClient, useSession } from '#app/session/index.ts';

export interface AccountsAnswer {
  data: Account[];
  meta: undefined;
}

export const accountsKey = ['wallet.accounts.list'] as const;

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
 * The list with this account in it, unless the list knows a newer one already. A switch is told account by account: the one
 * before stays active until the next one is told, so that exactly one always is.
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

const accountsQuery = queryOptions({
  queryKey: accountsKey,
  queryFn: async () => newestOf(queryClient.getQueryData<AccountsAnswer>(accountsKey), await callApi('wallet.accounts.list')),
});

/** Takes the list that opening, switching and hiding answer with. */
export function rememberAccounts(answer: AccountsAnswer): void {
  queryClient.setQueryData<AccountsAnswer>(accountsKey, (known) => newestOf(known, answer));
}

/** The player's accounts; undefined while they are on their way, and for a guest. */
export function useAccounts(): {
  accounts: readonly Account[] | undefined;
  active: Account | undefined;
  isError: boolean;
  refetch: () => void;
} {
  const isPlayer = useSession().status === 'player';
  const { data, isError, refetch } = useQuery({ ...accountsQuery, enabled: isPlayer });
  const accounts = data?.data;
  // What is known stays of use when a later question failed.
  return {
    accounts,
    active: accounts?.find(({ status }) => status === accountStatus.active),
    isError: isError && !data,
    refetch: () => void refetch(),
  };
}
