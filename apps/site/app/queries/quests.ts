import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { questState, type Quest, type QuestTaskPush } from '@verdigale/contract';
import { queryClient } from '#app/session/index.ts';
import { callQuery, refetchCalls } from './call-query.ts';

/** The groups of the hub, by state. (wire 9.1) */
export const completedStates = [questState.completed, questState.unrewarded];
export const expiredStates = [questState.expired, questState.canceled];
const begunStates = [questState.active, ...completedStates, ...expiredStates];
/** More than a hundred at once nobody has. */
const whole = { perPage: 100 };

/** Whose quests: those of accounts in this currency, in this language. */
export interface QuestsOf {
  currency: string;
  locale: string;
}

/** A page of the quests that can be begun. */
export const availableQuestsQuery = (of: QuestsOf, page: number) =>
  queryOptions({
    ...callQuery('retention.quests.list', { query: { ...of, page, perPage: 5 } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The quests that run. The socket keeps them fresh. */
export const activeQuestsQuery = (of: QuestsOf) =>
  queryOptions({
    ...callQuery('retention.playerQuests.list', { query: { ...of, state: [questState.active], ...whole } }),
    staleTime: 60_000,
  });

export const endedQuestsQuery = (of: QuestsOf, state: number[], page: number) =>
  queryOptions({
    ...callQuery('retention.playerQuests.list', { query: { ...of, state, page, perPage: 3 } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** All of them, for a modal that is opened for one. */
export const offeredQuestsQuery = (of: QuestsOf) =>
  queryOptions({ ...callQuery('retention.quests.list', { query: { ...of, ...whole } }), staleTime: 0 });
export const begunQuestsQuery = (of: QuestsOf) =>
  queryOptions({ ...callQuery('retention.playerQuests.list', { query: { ...of, state: begunStates, ...whole } }), staleTime: 0 });

interface QuestsAnswer {
  data: Quest[];
}
const begunLists = { queryKey: ['retention.playerQuests.list'] };
const offeredLists = { queryKey: ['retention.quests.list'] };

const questsIn = (lists: typeof begunLists): Quest[] =>
  queryClient.getQueriesData<QuestsAnswer>(lists).flatMap(([, answer]) => answer?.data ?? []);

/** A begun quest as the page shows it, in whichever list. */
export const shownQuest = (id: string): Quest | undefined => questsIn(begunLists).find((quest) => quest.id === id);

/** Keeps one that has ended: of those that were begun long ago no list that is open may hold it any more. */
export function keepQuest(quest: Quest): void {
  queryClient.setQueryData<QuestsAnswer>([...begunLists.queryKey, 'ended', quest.id], { data: [quest] });
}

/** Its name as the page has it, offered or begun: an event has the language of the profile. */
export function nameOfQuest({ identity, name }: Quest): string {
  return [...questsIn(begunLists), ...questsIn(offeredLists)].find((quest) => quest.identity === identity)?.name ?? name;
}

/** Whether a list of begun quests is there: what none of them has is new then. */
export const areQuestsKnown = (): boolean => queryClient.getQueriesData<QuestsAnswer>(begunLists).some(([, answer]) => answer);

/** Writes how far a task is into every list that shows it. (QUEST-03) */
export function showTask({ id, questId, isActive, isCompleted, progress, quantity }: QuestTaskPush): void {
  const news = { isActive, isCompleted, progress, quantity };
  queryClient.setQueriesData<QuestsAnswer>(begunLists, (known) => known && { ...known, data: known.data.map(withTask) });
  function withTask(quest: Quest): Quest {
    if (quest.id !== questId) return quest;
    return { ...quest, tasks: quest.tasks.map((task) => (task.id === id ? { ...task, ...news } : task)) };
  }
}

/** After a quest has changed its state or its turn, and after a gap in the socket. */
export const refetchQuests = () => refetchCalls('retention.quests.list', 'retention.playerQuests.list');
