import { useQuery } from '@tanstack/react-query';
import { playerBonusStatus, type Account, type PlayerBonus, type PlayerFreespin } from '@verdigale/contract';
import { useAccounts } from '#app/features/wallet/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { ownBonusesQuery, ownSpinsQuery } from '#app/queries/own-bonuses.ts';

const none: readonly never[] = [];

export interface OwnBonuses {
  /** The account that is played with. */
  account: Account | undefined;
  bonuses: readonly PlayerBonus[];
  spins: readonly PlayerFreespin[];
  /** The bonus that runs: there is one at most. */
  running: PlayerBonus | undefined;
  isPending: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/** What the player has in the currency of the active account. Live: see `live-bonuses.tsx`. */
export function useOwnBonuses(): OwnBonuses {
  const { active: account, isError, refetch } = useAccounts();
  const currency = account?.currency ?? '';
  const { locale } = useLocale();
  const bonuses = useQuery({ ...ownBonusesQuery(currency, locale), enabled: account !== undefined });
  const spins = useQuery({ ...ownSpinsQuery(currency, locale), enabled: account !== undefined });
  return {
    account,
    bonuses: bonuses.data ?? none,
    spins: spins.data ?? none,
    running: bonuses.data?.find(({ status }) => status === playerBonusStatus.active),
    isPending: !account || bonuses.isPending || spins.isPending,
    // What is known stays of use when a later question failed.
    isError: isError || (bonuses.isError && !bonuses.data) || (spins.isError && !spins.data),
    refetch: () => {
      if (isError) refetch();
      void bonuses.refetch();
      void spins.refetch();
    },
  };
}
