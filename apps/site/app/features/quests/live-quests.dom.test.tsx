import { act, screen } from '@testing-library/react';
import { questState, type QuestTaskPush } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roundBalance } from '#app/features/wallet/index.ts';
import { refetchForAccount } from '#app/queries/accounts.ts';
import { activeQuestsQuery, shownQuest } from '#app/queries/quests.ts';
import { queryClient, session } from '#app/session/index.ts';
import { hookOnPage } from '#testing/hook-on-page.tsx';
import { pageLocation, renderSite } from '#testing/render-site.tsx';
import { ofEuros, ownQuests, sampleQuest } from '#testing/sample-quests.ts';
import { shownAlerts } from '#testing/shown-alerts.ts';
import { useQuestEvents } from './live-quests.tsx';
import { QuestRewards } from './quest-rewards.tsx';
import { QuestsRow } from './quests-row.tsx';

const { Live, latest } = hookOnPage(useQuestEvents);
const live = <Live />;
const search = () => pageLocation().search;
/** The alerts about this test's quests; those of other tests may still come. */
const titles = () => shownAlerts().filter((told) => [name(), 'Another', 'Last'].some((each) => told.includes(each)));

let at = 0;
const name = () => `Steps of test ${at}.`;
/** Each test has its own: an alert about one is shown once only. */
const questOf = ({ id = `quest-${at}`, ...change }: Parameters<typeof sampleQuest>[0] = {}) =>
  sampleQuest({ id, identity: id, name: name(), ...change });
const taskOf = (change: Partial<QuestTaskPush> = {}): QuestTaskPush => ({
  id: 'task-1',
  questId: `quest-${at}`,
  playerId: 'p',
  type: 4,
  name: 'Ten rounds',
  isActive: true,
  isCompleted: false,
  progress: 4,
  quantity: 10,
  createdAt: '2030-06-01T12:00:00Z',
  updatedAt: '2030-06-01T12:00:00Z',
  ...change,
});
const hear = (state: number) => act(() => latest.current['quest.updated']({ quest: questOf({ state }) }));
const hearTask = (change: Partial<QuestTaskPush>) => act(() => latest.current['quest.task.updated']({ task: taskOf(change) }));

/** Something that is told, after which what was told before it stands. */
const hearLast = () =>
  act(() => latest.current['quest.updated']({ quest: questOf({ id: `last-${at}`, name: 'Last', state: questState.expired }) }));
const last = 'Last | Status: Expired';

beforeEach(() => {
  at += 1;
  toasts.visible().forEach(({ id }) => toasts.close(id));
});
afterEach(() => session.dropped());

describe('[QUEST-02] [RT-03] a change of state', () => {
  it.each([
    [questState.unrewarded, 'Completed without a reward'],
    [questState.expired, 'Expired'],
    [questState.canceled, 'Given up'],
  ])('%i is told once', async (state, status) => {
    ownQuests({ begun: [questOf()] });
    renderSite(live, { url: '/main' });
    hear(state);
    hear(state);
    hearLast();
    await expect.poll(titles).toEqual([`${name()} | Status: ${status}`, last]);
    expect(search()).toBe('');
  });

  it('2 is told when it begins, and not with what happens in it', async () => {
    ownQuests({ begun: [questOf()] });
    renderSite(live, { url: '/main' });
    hear(questState.active);
    act(() => latest.current['quest.updated']({ quest: questOf({ id: `begun-${at}`, name: 'Another' }) }));
    await expect.poll(titles).toEqual(['Another | Status: Running']);
  });

  it('is told in the language of the page, whatever that of the profile is', async () => {
    ownQuests({ offered: [questOf({ id: `offer-${at}`, identity: `offer-${at}` })] });
    renderSite(live, { url: '/main' });
    act(() => latest.current['quest.updated']({ quest: questOf({ identity: `offer-${at}`, name: 'Mach dich bekannt' }) }));
    await expect.poll(titles).toEqual([`${name()} | Status: Running`]);
  });

  it('3 raises no alert: it opens the rewards', async () => {
    ownQuests({ begun: [questOf()] });
    renderSite(live, { url: '/main' });
    hear(questState.completed);
    await expect.poll(search).toBe(`?quest-rewards=quest-${at}`);
    hearLast();
    await expect.poll(titles).toEqual([last]);
  });

  it('3 opens the rewards of a quest, too, that was begun before the last hundred', async () => {
    ownQuests({ begun: [questOf()] });
    const shown = (
      <>
        {live}
        <QuestRewards id={`quest-${at}`} />
      </>
    );
    await act(async () => renderSite(shown, { url: '/main' }));
    hear(questState.completed);
    // It runs no longer, and is on none of the pages that are open.
    act(() => ownQuests());
    expect(await screen.findByText(`“${name()}” is done. You receive:`)).toBeDefined();
  });

  it('3 takes nobody out of a game', async () => {
    ownQuests({ begun: [questOf()] });
    renderSite(live, { url: '/games/copper-canyon?real=true' });
    hear(questState.completed);
    hearLast();
    await expect.poll(titles).toEqual([last]);
    expect(search()).toBe('?real=true');
  });
});

describe('[QUEST-02] [QUEST-03] [RT-03] a task', () => {
  it('moves where it is shown, and is told when all of it is done', async () => {
    ownQuests({ begun: [questOf()] });
    renderSite(live, { url: '/main' });
    hearTask({ progress: 4 });
    expect(shownQuest(`quest-${at}`)?.tasks[0]?.progress).toBe(4);
    hearTask({ progress: 10, isCompleted: true });
    hearTask({ progress: 10, isCompleted: true });
    hearLast();
    await expect.poll(titles).toEqual([`Task done: Ten rounds | Quest: ${name()}`, last]);
    expect(shownQuest(`quest-${at}`)?.tasks[0]?.isCompleted).toBe(true);
  });

  it('is told, too, when the last step went beyond what was asked', async () => {
    ownQuests({ begun: [questOf()] });
    renderSite(live, { url: '/main' });
    hearTask({ progress: 12.5, isCompleted: true });
    await expect.poll(titles).toEqual([`Task done: Ten rounds | Quest: ${name()}`]);
  });

  it('that is not the player’s to do yet is not told', async () => {
    ownQuests({ begun: [questOf()] });
    renderSite(live, { url: '/main' });
    hearTask({ progress: 10, isCompleted: true, isActive: false });
    hearLast();
    await expect.poll(titles).toEqual([last]);
  });

  it('waits until the game has shown the round', () => {
    ownQuests({ begun: [questOf()] });
    renderSite(live, { url: '/games/copper-canyon' });
    act(() => roundBalance.begin());
    hearTask({ progress: 9 });
    expect(shownQuest(`quest-${at}`)?.tasks[0]?.progress).toBe(3);
    act(() => roundBalance.release());
    expect(shownQuest(`quest-${at}`)?.tasks[0]?.progress).toBe(9);
  });
});

it('asks for the quests of the other account after a switch', async () => {
  ownQuests({ begun: [questOf()] });
  await refetchForAccount();
  expect(queryClient.getQueryState(activeQuestsQuery(ofEuros).queryKey)?.isInvalidated).toBe(true);
});

describe('[SHELL-25] the way in from the own menu', () => {
  it('counts what runs, and rewards that wait before it', async () => {
    ownQuests({ begun: [questOf(), questOf({ id: 'b' })] });
    renderSite(<QuestsRow />, { url: '/main' });
    const link = await screen.findByRole('link', { name: 'Quests Running: 2' });
    expect(link.getAttribute('href')).toBe('/main?quests-hub=true');
    const [task] = questOf().tasks;
    act(() => ownQuests({ begun: [questOf(), questOf({ id: 'b', tasks: [{ ...task!, isCompleted: true }] })] }));
    expect(await screen.findByRole('link', { name: 'Quests Rewards: 1' })).toBeDefined();
  });
});
