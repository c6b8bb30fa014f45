import { useQuery } from '@tanstack/react-query';
import { accountStatus, type Account } from '@verdigale/contract';
import { accountsQuery } from '#app/queries/accounts.ts';
import { useSession } from '#app/session/index.ts';

/** The player's accounts; undefined while they are on their way, and for a guest. */
export function useAccounts(): {
  accounts: readonly Account[] | undefined;
  active: Account | undefined;
  isError: boolean;
  refetch: () => void;
} {
  const isPlayer = useSession().status === 'player';
  const { data, isError, refetch } = useQuery({ ...accountsQuery, enabled: isPlayer });
  // They are asked for ahead of the profile: until that has come, nobody is known whose they are.
  const accounts = isPlayer ? data : undefined;
  return {
    accounts,
    active: accounts?.find(({ status }) => status === accountStatus.active),
    // What is known stays of use when a later question failed.
    isError: isError && !accounts,
    refetch: () => void refetch(),
  };
}
