import { screen } from '@testing-library/react';
import type { PlayerBonus, PlayerFreespin } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { sampleBonus, sampleSpins } from '#testing/sample-bonuses.ts';
import { own } from '#testing/own-bonuses.ts';
import { playerBonusesQuery, playerFreespinsQuery } from '#app/queries/bonuses.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { BonusHistory } from './bonus-history.tsx';

const page = { page: 1, perPage: 10, sortOrder: 'desc' as const, locale: 'en' };
const meta = (totalRows: number) => ({ page: 1, perPage: 10, totalPages: 1, totalRows });

function keep(bonuses: PlayerBonus[], spins: PlayerFreespin[]): void {
  own();
  queryClient.setQueryData(playerBonusesQuery(page).queryKey, { data: bonuses, meta: meta(bonuses.length) });
  queryClient.setQueryData(playerFreespinsQuery(page).queryKey, { data: spins, meta: meta(spins.length) });
}
const cells = () => [...screen.getAllByRole('row')[1]!.querySelectorAll('th, td')].map((cell) => cell.textContent);

afterEach(() => session.signedOut());

it('[PROFILE-07] lists ten bonuses a page, the newest first, by the platform’s own names of their state', async () => {
  keep([sampleBonus({ status: 3, result: 4, activationExpiredAt: '2030-06-05T10:00:00Z' })], []);
  renderSite(<BonusHistory />);
  const [name, status, result, , expiry, amount, staked] = cells();
  expect([name, status, result, amount, staked]).toEqual(['Welcome', 'Finished', 'Expired', '€40.00', '€120.00']);
  // By the wire's rule: of one that is over, when it could have been started.
  expect(expiry).toContain('05/06/2030');
});

it('[PROFILE-07] [BON-08] has free spins behind their own tab, with what they won', async () => {
  keep([], [sampleSpins({ status: 2, usedCount: 8, winnings: 3.2, expiredAt: '2030-06-06T10:00:00Z' })]);
  const { user } = renderSite(<BonusHistory />);
  expect(screen.getByText('None yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'To your bonuses' }).getAttribute('href')).toBe('/profile/bonuses');
  await user.click(screen.getByRole('tab', { name: 'Free spins' }));
  const [name, status, , , expiry, used, won] = cells();
  expect([name, status, used, won]).toEqual(['Friday spins', 'Active', '8 of 20', '€3.20']);
  expect(expiry).toContain('06/06/2030');
});
