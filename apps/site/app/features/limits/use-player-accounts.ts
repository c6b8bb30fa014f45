import { useQuery } from '@tanstack/react-query';
import { accountStatus } from '@verdigale/contract';
import { accountsQuery } from '#app/queries/accounts.ts';
import { useSession } from '#app/session/index.ts';

/** The player's accounts and the active one. Not from the wallet, which shows limits itself. */
export function usePlayerAccounts() {
  const isPlayer = useSession().status === 'player';
  const { data: accounts, isError, refetch } = useQuery({ ...accountsQuery, enabled: isPlayer });
  return { accounts, active: accounts?.find(({ status }) => status === accountStatus.active), isError: isError && !accounts, refetch };
}
