import { useQuery } from '@tanstack/react-query';
import type { Quest } from '@verdigale/contract';
import { useAccounts } from '#app/features/wallet/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { activeQuestsQuery, begunQuestsQuery, offeredQuestsQuery, shownQuest, type QuestsOf } from '#app/queries/quests.ts';

const none: readonly Quest[] = [];

/** Whose quests are shown: of the account that is played with, in the language of the page. Not ready while the account is not known. */
export function useQuestsOf(): { of: QuestsOf; isReady: boolean; isError: boolean; refetch: () => void } {
  const { locale } = useLocale();
  const { active, isError, refetch } = useAccounts();
  return { of: { currency: active?.currency ?? '', locale }, isReady: active !== undefined, isError, refetch };
}

/** The quests that run; undefined while that is not known. */
export function useActiveQuests(): readonly Quest[] | undefined {
  const { of, isReady } = useQuestsOf();
  const { data } = useQuery({ ...activeQuestsQuery(of), enabled: isReady });
  return data?.data;
}

export interface SoughtQuest {
  quest: Quest | undefined;
  isPending: boolean;
  isError: boolean;
  refetch: () => void;
}

/** What the flag of a modal names; undefined while it is on its way, where it did not load, and when there is no such quest. */
export function useQuest(id: string): SoughtQuest {
  const { of, isReady, isError, refetch } = useQuestsOf();
  const running = useActiveQuests();
  const begun = useQuery({ ...begunQuestsQuery(of), enabled: isReady });
  const offered = useQuery({ ...offeredQuestsQuery(of), enabled: isReady });
  const known = [...(begun.data?.data ?? none), ...(running ?? none), ...(offered.data?.data ?? none)].find((each) => each.id === id);
  // One that has been over for long is in the list alone that it was opened from.
  const quest = known ?? shownQuest(id);
  return {
    quest,
    isPending: !quest && !isError && (!isReady || begun.isFetching || offered.isFetching),
    isError: isError || (begun.isError && !begun.data) || (offered.isError && !offered.data),
    refetch: () => {
      if (isError) refetch();
      void begun.refetch();
      void offered.refetch();
    },
  };
}
