import { act, screen } from '@testing-library/react';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { roundBalance } from '#app/features/wallet/index.ts';
import { shownBonus, shownSpins } from '#app/queries/own-bonuses.ts';
import { queryClient, session } from '#app/session/index.ts';
import { hookOnPage } from '#testing/hook-on-page.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { BonusCount } from './bonus-count.tsx';
import { useBonusEvents } from './live-bonuses.tsx';
import { sampleBonus, sampleSpins } from '#testing/sample-bonuses.ts';
import { own } from '#testing/own-bonuses.ts';
import { shownAlerts } from '#testing/shown-alerts.ts';

const { Live, latest } = hookOnPage(useBonusEvents);
let at = 0;
/** Each test has its own: an alert about one is shown once only. */
const bonusOf = (change: Parameters<typeof sampleBonus>[0] = {}) => sampleBonus({ id: `own-${at}`, ...change });

beforeEach(() => {
  at += 1;
  toasts.visible().forEach(({ id }) => toasts.close(id));
});
afterEach(() => {
  vi.useRealTimers();
  session.signedOut();
});

it('[BON-01] fetches again half a second after the last of several updates', async () => {
  vi.useFakeTimers();
  own({ bonuses: [bonusOf()] });
  renderSite(<Live />);
  const stale = () => shownBonus(bonusOf());
  const marked = vi.spyOn(queryClient, 'invalidateQueries');
  for (const wait of [0, 300, 300]) {
    act(() => {
      vi.advanceTimersByTime(wait);
      latest.current.bonuses['player.bonus.updated']({ playerBonus: bonusOf({ currentWagerAmount: 130 }) });
    });
  }
  act(() => void vi.advanceTimersByTime(499));
  expect([marked.mock.calls.length, stale() !== undefined]).toEqual([0, true]);
  act(() => void vi.advanceTimersByTime(1));
  const fetched = marked.mock.calls.map(([filter]) => filter?.queryKey?.[0]);
  expect(fetched).toEqual(expect.arrayContaining(['game.playerBonuses.list', 'messenger.messages.list']));
});

it('[BON-01] fetches once for what was missed on all of its channels', () => {
  vi.useFakeTimers();
  renderSite(<Live />);
  const marked = vi.spyOn(queryClient, 'invalidateQueries');
  act(() => {
    for (let channel = 0; channel < 3; channel += 1) latest.current.catchUp();
    vi.advanceTimersByTime(500);
  });
  const fetched = marked.mock.calls.map(([filter]) => String(filter?.queryKey?.[0]));
  expect(fetched.toSorted()).toEqual([
    'game.bonuses.codes.list',
    'game.bonuses.list',
    'game.bonuses.status',
    'game.playerBonuses.list',
    'game.playerFreespins.list',
  ]);
});

it('[BON-01] [BON-02] takes what is over out of the list at once, and says how it ended', async () => {
  own({ bonuses: [bonusOf()] });
  renderSite(<Live />);
  act(() => latest.current.bonuses['player.bonus.updated']({ playerBonus: bonusOf({ status: 3, result: 2, releasedAmount: 61.5 }) }));
  expect(shownBonus(bonusOf())).toBeUndefined();
  await expect.poll(shownAlerts).toEqual(['€61.50 is now your own money | You have played it through. What is left is yours to withdraw.']);
});

it('[BON-01] [BON-02] takes free spins that are over out of the list at once, too', async () => {
  const spins = sampleSpins({ id: `over-${at}`, status: 2, usedCount: 19 });
  own({ spins: [spins] });
  renderSite(<Live />);
  act(() => latest.current.spins['player.freespin.updated']({ playerFreespin: { ...spins, status: 3, result: 2, usedCount: 20 } }));
  expect(shownSpins(spins)).toBeUndefined();
  await expect.poll(shownAlerts).toEqual([expect.stringContaining('Free spins on Copper Canyon')]);
});

it('[BON-01] lists what is issued and what is active, of the account that is played with', () => {
  own();
  const names = ['game.playerBonuses.list', 'game.playerFreespins.list'];
  for (const name of names) queryClient.removeQueries({ queryKey: [name] });
  renderSite(<BonusCount />);
  const asked = names.flatMap((name) => queryClient.getQueryCache().findAll({ queryKey: [name] }));
  const query = { status: [1, 2], perPage: 100, currency: ['EUR'], locale: 'en' };
  expect(asked.map(({ queryKey }) => queryKey[1])).toEqual([{ query }, { query }]);
});

it('[BON-02] says nothing of the rounds in between', async () => {
  own({ bonuses: [bonusOf()] });
  renderSite(<Live />);
  act(() => latest.current.bonuses['player.bonus.updated']({ playerBonus: bonusOf({ currentWagerAmount: 130 }) }));
  act(() =>
    latest.current.bonuses['player.bonus.created']({
      playerBonus: bonusOf({ id: `new-${at}`, status: 1, currentWagerAmount: 0, amount: 7 }),
    }),
  );
  await expect.poll(shownAlerts).toEqual(['You have a bonus: €7.00 | It waits under Bonuses until you start it.']);
});

it('[BON-02] tells the end of a bonus that the list knows nothing of, as of one on another account', async () => {
  own();
  renderSite(<Live />);
  act(() => latest.current.bonuses['player.bonus.updated']({ playerBonus: bonusOf({ status: 3, result: 4, currentWagerAmount: 130 }) }));
  await expect.poll(shownAlerts).toEqual([expect.stringContaining('expired')]);
});

it('[BON-02] tells the end of free spins that the list knows nothing of, too', async () => {
  own();
  renderSite(<Live />);
  const spins = sampleSpins({ id: `away-${at}`, currency: 'USD', status: 3, result: 2, usedCount: 20 });
  act(() => latest.current.spins['player.freespin.updated']({ playerFreespin: spins }));
  await expect.poll(shownAlerts).toEqual([expect.stringContaining('(USD)')]);
});

it('[BON-02] names the game of free spins, and leads to the bonuses', async () => {
  own();
  renderSite(<Live />);
  act(() => latest.current.spins['player.freespin.created']({ playerFreespin: sampleSpins({ id: `spins-${at}` }) }));
  await expect.poll(shownAlerts).toEqual(['You have free spins | Free spins on Copper Canyon: 20 (EUR)']);
  expect(toasts.visible()[0]?.action).toBeDefined();
});

it('[BON-02] tells what has been issued though the list has it already, as after a code', async () => {
  const bonus = bonusOf({ status: 1, currentWagerAmount: 0, amount: 7 });
  const spins = sampleSpins({ id: `spins-${at}` });
  own({ bonuses: [bonus], spins: [spins] });
  renderSite(<Live />);
  act(() => latest.current.bonuses['player.bonus.created']({ playerBonus: bonus }));
  await expect.poll(shownAlerts).toEqual(['You have a bonus: €7.00 | It waits under Bonuses until you start it.']);
  act(() => latest.current.spins['player.freespin.created']({ playerFreespin: spins }));
  await expect.poll(shownAlerts).toContain('You have free spins | Free spins on Copper Canyon: 20 (EUR)');
});

it('keeps the end of a bonus to itself until the game has shown the round', async () => {
  own({ bonuses: [bonusOf()] });
  renderSite(<Live />);
  act(() => roundBalance.begin());
  act(() => latest.current.bonuses['player.bonus.updated']({ playerBonus: bonusOf({ status: 3, result: 5 }) }));
  expect(shownBonus(bonusOf())).toBeDefined();
  act(() => roundBalance.release());
  expect(shownBonus(bonusOf())).toBeUndefined();
  await expect.poll(shownAlerts).toEqual([expect.stringContaining('Bonus used up: €40.00')]);
});

it.each([
  [3, 'This code is wrong'],
  [4, 'This code is not available'],
])('[BON-06] tells that a code has status %i', async (status, title) => {
  own();
  renderSite(<Live />);
  act(() => latest.current.codes['player.bonus.code.updated']({ playerBonusCode: { status } as never }));
  await expect.poll(shownAlerts).toEqual([expect.stringContaining(title)]);
  expect(screen.queryByRole('alert')).toBeNull();
});
