import { useQuery } from '@tanstack/react-query';
import { useAccounts } from '#app/features/wallet/index.ts';
import { activeQuestsQuery, begunQuestsQuery, offeredQuestsQuery } from '#app/queries/quests.ts';
import type { Quest } from '@verdigale/contract';

const none: readonly Quest[] = [];

/** The quests that run for the account that is played with. */
export function useActiveQuests(): readonly Quest[] {
  const { active } = useAccounts();
  const { data } = useQuery({ ...activeQuestsQuery(active?.currency ?? ''), enabled: active !== undefined });
  return data?.data ?? none;
}

/** What the flag of a modal names; undefined while it is on its way, and when there is no such quest. */
export function useQuest(id: string): { quest: Quest | undefined; isPending: boolean } {
  const { active, isError } = useAccounts();
  const currency = active?.currency ?? '';
  const enabled = active !== undefined;
  const begun = useQuery({ ...begunQuestsQuery(currency), enabled });
  const offered = useQuery({ ...offeredQuestsQuery(currency), enabled });
  const quest = [...(begun.data?.data ?? none), ...(offered.data?.data ?? none)].find((each) => each.id === id);
  return { quest, isPending: !quest && !isError && (!enabled || begun.isFetching || offered.isFetching) };
}
