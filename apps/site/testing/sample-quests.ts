import { questState, questTaskOrder, questTaskType, type Quest, type QuestTask } from '@verdigale/contract';
import { vi } from 'vitest';
import { activeQuestsQuery, availableQuestsQuery, begunQuestsQuery, offeredQuestsQuery } from '#app/queries/quests.ts';
import { queryClient } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';

/** Ten rounds, of which three are played. */
export const sampleTask = (change: Partial<QuestTask> = {}): QuestTask => ({
  id: 'task-1',
  name: 'Ten rounds',
  description: 'Play ten rounds of any game.',
  type: questTaskType.bet,
  progress: 3,
  quantity: 10,
  isActive: true,
  isCompleted: false,
  executionOrder: 1,
  conditions: {},
  ...change,
});

/** A quest that runs, for five euros. */
export const sampleQuest = (change: Partial<Quest> = {}): Quest => ({
  id: 'quest-1',
  playerId: 'p',
  name: 'First steps',
  identity: 'first-steps',
  description: 'Look around.',
  state: questState.active,
  order: 1,
  taskExecutionOrder: questTaskOrder.any,
  packageOrder: null,
  endAt: null,
  rewards: [{ type: 1, amount: 5, attributes: { isoCode: 'EUR', lockBalance: false, bonusId: null, title: null } }],
  tasks: [sampleTask()],
  ...change,
});

export const ofEuros = { currency: 'EUR', locale: 'en' };
export const pageOf = (data: Quest[]) => ({ data, meta: { page: 1, perPage: 100, totalPages: 1, totalRows: data.length } });

/** Signs a player in who has begun and can begin these, as the cache knows them. */
export function ownQuests({ begun = [], offered = [] }: { begun?: Quest[]; offered?: Quest[] } = {}): void {
  own();
  const active = begun.filter(({ state }) => state === questState.active);
  queryClient.setQueryData(activeQuestsQuery(ofEuros).queryKey, pageOf(active));
  queryClient.setQueryData(begunQuestsQuery(ofEuros).queryKey, pageOf(begun));
  queryClient.setQueryData(availableQuestsQuery(ofEuros, 1).queryKey, pageOf(offered));
  queryClient.setQueryData(offeredQuestsQuery(ofEuros).queryKey, pageOf(offered));
}

/** Until the test ends, beginning, claiming and giving up answer with this; every other call fails as it does offline. */
export function answerSteps(quest: Quest) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method === 'PUT') return new Response(JSON.stringify({ data: quest }));
    throw new TypeError('There is no server');
  });
}
