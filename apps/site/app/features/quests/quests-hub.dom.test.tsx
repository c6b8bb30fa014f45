import { screen, within } from '@testing-library/react';
import { questState, questTaskOrder } from '@verdigale/contract';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountsQuery } from '#app/queries/accounts.ts';
import { activeQuestsQuery, availableQuestsQuery, completedStates, endedQuestsQuery, expiredStates } from '#app/queries/quests.ts';
import { queryClient, session } from '#app/session/index.ts';
import { inDays } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleAccount } from '#testing/sample-bonuses.ts';
import { answerSteps, ofEuros, ownQuests, pageOf, sampleQuest, sampleTask } from '#testing/sample-quests.ts';
import { QuestsHub } from './quests-hub.tsx';

function Hub({ value }: { value: string }) {
  const { search } = useLocation();
  return (
    <>
      <QuestsHub value={value} />
      <output data-testid="search">{search}</output>
    </>
  );
}
const show = (value = 'true') => renderSite(<Hub value={value} />);
const search = () => screen.getByTestId('search').textContent;
const card = async () => within(await screen.findByRole('article'));
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const done = sampleTask({ id: 'task-2', name: 'Confirm your e-mail', type: 1, progress: 1, quantity: 1, isCompleted: true });

afterEach(() => {
  session.dropped();
  vi.restoreAllMocks();
});

describe('[QUEST-01] a quest that runs', () => {
  it('tells of each task how far it is, in figures, with two decimals, and what is done', async () => {
    ownQuests({ begun: [sampleQuest({ tasks: [sampleTask({ progress: 1, quantity: 3 }), done] })] });
    show();
    const quest = await card();
    expect(selected()).toBe('Running');
    const bar = quest.getByRole('progressbar', { name: 'Progress of “Ten rounds”' });
    expect(bar.getAttribute('aria-valuetext')).toBe('Rounds: 1 of 3, 33.33%');
    expect(quest.getByText('33.33%')).toBeDefined();
    expect(quest.getByText('Confirm your e-mail').parentElement?.textContent).toBe('Confirm your e-mail Done');
    expect(quest.getAllByRole('progressbar')).toHaveLength(1);
  });

  it('says what it brings and until when, by date and by what is left', async () => {
    ownQuests({ begun: [sampleQuest({ endAt: inDays(3) })] });
    show();
    const quest = await card();
    expect(quest.getByRole('list', { name: 'Reward' }).textContent).toBe('€5.00');
    expect(quest.getByText('Ends').nextElementSibling?.textContent).toMatch(/^3 days left.*20\d\d/);
  });

  it('has no end once its reward waits, which stays as long as the player likes', async () => {
    ownQuests({ begun: [sampleQuest({ endAt: inDays(-1), tasks: [done] })] });
    show();
    const quest = await card();
    expect(quest.getByRole('button', { name: /^Claim/ })).toBeDefined();
    expect(quest.queryByText('Ends')).toBeNull();
  });

  it('is given up only after the question', async () => {
    ownQuests({ begun: [sampleQuest()] });
    const { user } = show();
    await user.click((await card()).getByRole('link', { name: 'Give up First steps' }));
    await expect.poll(search).toBe('?cancel-quest=quest-1');
  });

  it('says that its tasks come one after another', async () => {
    ownQuests({ begun: [sampleQuest({ taskExecutionOrder: questTaskOrder.oneAfterAnother })] });
    show();
    expect((await card()).getByText(/^The tasks come one after another/)).toBeDefined();
  });
});

describe('[QUEST-01] one press', () => {
  it('begins a quest, with its tasks and its reward in sight before', async () => {
    ownQuests({ offered: [sampleQuest({ state: questState.available })] });
    const call = answerSteps(sampleQuest());
    const { user } = show();
    const quest = await card();
    expect(selected()).toBe('Available');
    expect(quest.getByText('€5.00')).toBeDefined();
    expect(quest.queryByRole('link', { name: /Give up/ })).toBeNull();
    await user.click(quest.getByRole('button', { name: 'Begin First steps' }));
    expect(call.mock.calls.map(([url]) => url)).toContain('/api/retention/quests/quest-1/activate');
  });

  it.each([
    ['that runs', questState.active],
    ['that was never begun', questState.available],
  ])('claims the reward of a quest %s once every task is done, and shows it', async (_, state) => {
    const quest = sampleQuest({ id: `ready-${state}`, state, tasks: [done] });
    ownQuests(state === questState.active ? { begun: [quest] } : { offered: [quest] });
    answerSteps({ ...quest, state: questState.completed });
    const { user } = show();
    await user.click((await card()).getByRole('button', { name: 'Claim reward of First steps' }));
    await expect.poll(search).toBe(`?quest-rewards=ready-${state}`);
  });
});

it('[QUEST-01] says of each reward what must be known before it is taken', async () => {
  const attributes = { isoCode: null, lockBalance: false, bonusId: null, title: null };
  const rewards = [
    { type: 1, amount: 5, attributes: { ...attributes, isoCode: 'EUR', lockBalance: true } },
    { type: 2, amount: 2, attributes: { ...attributes, isoCode: 'EUR', bonusId: 'b', title: 'Small bonus' } },
    { type: 3, amount: 10, attributes },
    { type: 4, amount: 1500, attributes },
  ];
  ownQuests({ begun: [sampleQuest({ rewards })] });
  show();
  const items = within((await card()).getByRole('list', { name: 'Reward' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '€5.00Stays locked until your active bonus ends; without one it is yours at once.',
    'A bonus of €2.00Has its own terms: you can read them under Bonuses before you start it.',
    'Free spins: 10Has its own terms: you can read them under Bonuses before you start it.',
    'Loyalty points: 1,500',
  ]);
});

describe('[QUEST-01] the groups', () => {
  it('asks for what is over by its states, three a page', async () => {
    ownQuests();
    const completed = sampleQuest({ state: questState.completed, tasks: [done] });
    queryClient.setQueryData(endedQuestsQuery(ofEuros, completedStates, 1).queryKey, {
      data: [completed],
      meta: { page: 1, perPage: 3, totalPages: 2, totalRows: 4 },
    });
    show('completed');
    const quest = await card();
    expect(selected()).toBe('Completed');
    expect(quest.getByText('Tasks done: 1 of 1')).toBeDefined();
    expect(quest.getByRole('list', { name: 'Received' }).textContent).toBe('€5.00');
    expect(quest.queryByRole('button')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Pages of quests' })).toBeDefined();
    const ended = [completedStates, expiredStates].map((states) => endedQuestsQuery(ofEuros, states, 2));
    const asked = [availableQuestsQuery(ofEuros, 2), activeQuestsQuery(ofEuros), ...ended].map(({ queryKey }) => queryKey[1]?.query);
    expect(asked).toEqual([
      { ...ofEuros, page: 2, perPage: 5 },
      { ...ofEuros, state: [2], perPage: 100 },
      { ...ofEuros, state: [3, 4], page: 2, perPage: 3 },
      { ...ofEuros, state: [5, 6], page: 2, perPage: 3 },
    ]);
  });

  it('says in the place of none what would stand there', async () => {
    ownQuests();
    show();
    expect(await screen.findByRole('heading', { name: 'No quest available' })).toBeDefined();
  });

  it('offers to try again when nothing could be loaded', async () => {
    session.signedIn({ accessToken: 'token', profile: { id: 'p' } as never });
    queryClient.setQueryData(accountsQuery.queryKey, { data: [sampleAccount()], meta: undefined });
    queryClient.setQueryData(activeQuestsQuery(ofEuros).queryKey, pageOf([]));
    show();
    expect(await screen.findByText('Your quests did not load')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
