import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { rootDataFor } from '#testing/root-data-for.ts';
import { HistoryPage } from './history-page.tsx';

afterEach(() => session.signedOut());

const client = { clientHost: '/client', clientId: 'x', sportsBookTheme: null, sportsBookStyles: null, allowParentUrlUpdate: false };

it.each([
  ['with a sportsbook', client, ['Deposits and withdrawals', 'Spins', 'Bets', 'Statement', 'Bonuses']],
  ['without one', null, ['Deposits and withdrawals', 'Spins', 'Statement', 'Bonuses']],
])('[PROFILE-07] has these histories %s: %j', async (_, betting, tabs) => {
  own();
  const settings = { ...rootDataFor({}).settings, betting };
  await act(async () => renderSite(<HistoryPage />, { url: '/profile/history', root: { settings } }));
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
});

it.each(['spins', 'bonuses'])('[PROFILE-07] opens the tab %s that its address names', async (tab) => {
  own();
  await act(async () => renderSite(<HistoryPage />, { url: `/profile/history?tab=${tab}` }));
  // Their panels may have tabs of their own.
  expect(screen.getAllByRole('tab', { selected: true })[0]!.textContent?.toLowerCase()).toBe(tab);
});
