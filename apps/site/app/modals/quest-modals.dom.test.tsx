import { act, screen, within } from '@testing-library/react';
import { questState, questTaskOrder } from '@verdigale/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modalRules, type ModalKey } from '#app/modal-flags/modal-rules.ts';
import { namedGamesQuery } from '#app/queries/games.ts';
import { activeQuestsQuery, endedQuestsQuery, expiredStates } from '#app/queries/quests.ts';
import { queryClient, session } from '#app/session/index.ts';
import { inDays } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { rootDataFor } from '#testing/root-data-for.ts';
import { sampleGame } from '#testing/sample-game.ts';
import { sentCalls } from '#testing/sent-calls.ts';
import { answerSteps, ofEuros, ownQuests, pageOf, sampleQuest, sampleTask } from '#testing/sample-quests.ts';
import { ModalHost } from './modal-host.tsx';
import { modals } from './registry.ts';

afterEach(() => {
  session.dropped();
  vi.restoreAllMocks();
});

const settings = { ...rootDataFor({}).settings, questsEnabled: true };

async function open(key: ModalKey, value: string, params = '') {
  await modals[key].preload();
  const shown = await act(async () => renderSite(<ModalHost />, { url: `/main?${key}=${value}${params}`, root: { settings } }));
  const dialog = await screen.findByRole(key === 'cancel-quest' ? 'alertdialog' : 'dialog');
  return { dialog: within(dialog), ...shown };
}

it.each(['quests-hub', 'quest-tasks', 'quest-task-games', 'quest-rewards', 'cancel-quest'] as const)(
  '[MODAL-06] %s is for players, and opens for whatever its flag says',
  async (key) => {
    expect(modalRules[key].access).toBe('player');
    ownQuests();
    const { dialog } = await open(key, 'true');
    expect(dialog.getByRole('heading', { level: 2 }).textContent).not.toBe('');
  },
);

it.each([
  ['quest-tasks', questState.active],
  ['cancel-quest', questState.active],
  ['quest-tasks', questState.expired],
] as const)('%s finds a quest of state %i that was begun before the last hundred', async (key, state) => {
  ownQuests();
  const list = state === questState.active ? activeQuestsQuery(ofEuros) : endedQuestsQuery(ofEuros, expiredStates, 34);
  queryClient.setQueryData(list.queryKey, pageOf([sampleQuest({ state, name: 'Long ago' })]));
  const { dialog } = await open(key, 'quest-1');
  expect(dialog.getByText(/Long ago/)).toBeDefined();
});

it.each(['quest-tasks', 'cancel-quest'] as const)('%s says that the quest did not load, not that it is over', async (key) => {
  ownQuests();
  queryClient.removeQueries({ queryKey: ['retention.playerQuests.list'] });
  const { dialog } = await open(key, 'quest-1');
  expect(await dialog.findByText('Your quests did not load')).toBeDefined();
});

describe('[QUEST-01] the tasks', () => {
  const tasks = [
    sampleTask({ id: 'a', name: 'Sign in', type: 5, progress: 1, quantity: 1, isCompleted: true, executionOrder: 1 }),
    sampleTask({ id: 'b', name: 'Deposit', type: 6, progress: 0, quantity: 1, executionOrder: 2, conditions: { minAmount: 10 } }),
    sampleTask({ id: 'c', name: 'Win', type: 3, progress: 0, quantity: 1, executionOrder: 3, conditions: { multiplier: 2 } }),
    sampleTask({
      id: 'd',
      name: 'Play',
      executionOrder: 4,
      conditions: { spinAmount: 1, currencies: [{ isoCode: 'EUR', spinAmount: 0.5 }] },
    }),
    sampleTask({ id: 'e', name: 'Profile', type: 2, executionOrder: 5, conditions: { fields: ['city', 'address'] } }),
  ];

  it('stand in their order with whose turn it is, and say what counts in the player’s currency', async () => {
    ownQuests({ begun: [sampleQuest({ tasks, taskExecutionOrder: questTaskOrder.oneAfterAnother, endAt: inDays(2) })] });
    const { dialog } = await open('quest-tasks', 'quest-1');
    const steps = dialog.getAllByRole('heading', { level: 4 }).map((heading) => heading.closest('li')!);
    expect(steps.map((step) => step.querySelector('h4')!.parentElement!.textContent)).toEqual([
      'Sign inDone',
      'DepositNow',
      'WinNext',
      'PlayLater',
      'ProfileLater',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
    for (const words of ['Deposits from €10.00', 'A win of at least 2 × the stake', 'Stakes from €0.50', /^To fill in: .+ and .+/])
      expect(dialog.getByText(words)).toBeDefined();
  });

  it('lead to where they are done', async () => {
    ownQuests({ begun: [sampleQuest({ tasks: [...tasks, sampleTask({ id: 'f', type: 1, executionOrder: 6 })] })] });
    const { dialog } = await open('quest-tasks', 'quest-1');
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/main?wallet=deposit',
      '/main?quest-tasks=quest-1&quest-task-games=quest-1&task=c',
      '/main?quest-tasks=quest-1&quest-task-games=quest-1&task=d',
      '/profile/info',
      '/profile/info',
    ]);
  });

  it('lead to no deposit before it counts', async () => {
    const [deposit, win] = [tasks[1]!, tasks[2]!];
    const taskExecutionOrder = questTaskOrder.oneAfterAnother;
    ownQuests({
      begun: [sampleQuest({ tasks: [{ ...win, executionOrder: 1 }, deposit], taskExecutionOrder })],
      offered: [sampleQuest({ id: 'quest-2', state: questState.available, tasks: [deposit] })],
    });
    const { dialog, unmount } = await open('quest-tasks', 'quest-1');
    expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Which games count']);
    unmount();
    expect((await open('quest-tasks', 'quest-2')).dialog.queryByRole('link')).toBeNull();
  });

  it('lead nowhere once the quest is over', async () => {
    ownQuests({ begun: [sampleQuest({ tasks, state: questState.expired })] });
    const { dialog } = await open('quest-tasks', 'quest-1');
    expect(dialog.queryByRole('link')).toBeNull();
  });
});

describe('[QUEST-01] the games of a task', () => {
  it('are those that count', async () => {
    const games = ['copper-canyon'];
    ownQuests({ begun: [sampleQuest({ tasks: [sampleTask({ conditions: { games } })] })] });
    queryClient.setQueryData(namedGamesQuery(games).queryKey, { data: [sampleGame()] });
    const { dialog } = await open('quest-task-games', 'quest-1', '&task=task-1');
    expect((await dialog.findByRole('link', { name: /Copper Canyon/ })).getAttribute('href')).toBe('/games/copper-canyon');
  });

  it('are asked for as many at once as the platform takes, however many count', async () => {
    const games = Array.from({ length: 150 }, (_, at) => `slot-${at}`);
    ownQuests({ begun: [sampleQuest({ tasks: [sampleTask({ conditions: { games } })] })] });
    await open('quest-task-games', 'quest-1', '&task=task-1');
    const asked = sentCalls().filter(([, url]) => url.startsWith('/api/game/games?'));
    const named = asked.map(([, url]) => new URLSearchParams(url.split('?')[1]).getAll('identity[]').length);
    expect(new Set(named)).toEqual(new Set([100, 50]));
    expect(named).toHaveLength(2);
  });

  it('are all of them where the task names none', async () => {
    ownQuests({ begun: [sampleQuest()] });
    const { dialog } = await open('quest-task-games', 'quest-1', '&task=task-1');
    expect(dialog.getByText('Rounds of every casino game count.')).toBeDefined();
  });
});

it.each([
  [questState.completed, '“First steps” is done. You receive:'],
  [questState.active, '“First steps” brings you, once all tasks are done:'],
])('[QUEST-01] the rewards of a quest of state %i are told as what they are', async (state, words) => {
  ownQuests({ begun: [sampleQuest({ state })] });
  const { dialog } = await open('quest-rewards', 'quest-1');
  expect(dialog.getByText(words)).toBeDefined();
  expect(dialog.getByRole('list', { name: 'Reward' }).textContent).toBe('€5.00');
});

it('[QUEST-01] names what goes before a quest is given up, and makes the call', async () => {
  ownQuests({ begun: [sampleQuest()] });
  const call = answerSteps(sampleQuest({ state: questState.canceled }));
  const { dialog, user } = await open('cancel-quest', 'quest-1');
  expect(dialog.getByText('What goes').nextElementSibling?.textContent).toBe('Tasks done: 0 of 1€5.00');
  expect(document.activeElement?.textContent).toBe('Keep it');
  await user.click(dialog.getByRole('button', { name: 'Give it up' }));
  expect(call.mock.calls.map(([url]) => url as string)).toContain('/api/retention/player-quests/quest-1/cancel');
});
