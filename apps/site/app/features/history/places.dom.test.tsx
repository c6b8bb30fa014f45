import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { playerBonusesQuery, playerFreespinsQuery } from '#app/queries/bonuses.ts';
import { invoicesQuery } from '#app/queries/payment.ts';
import { betsQuery } from '#app/queries/rounds.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { pageLocation, renderSite } from '#testing/render-site.tsx';
import { rootDataFor } from '#testing/root-data-for.ts';
import { HistoryPage } from './history-page.tsx';
import { invoiceQuery, noFilter } from './invoice-filter.ts';

afterEach(() => session.signedOut());

const settings = {
  ...rootDataFor({}).settings,
  betting: { clientHost: '/client', clientId: 'x', sportsBookTheme: null, sportsBookStyles: null, allowParentUrlUpdate: false },
};
async function show(url: string) {
  own();
  const page = <HistoryPage />;
  return act(async () => renderSite(page, { url, root: { settings } }));
}
const address = () => pageLocation().search;
/** What was asked for on the way, by the name of the call. */
const isAsked = (key: readonly unknown[]) => queryClient.getQueryCache().find({ queryKey: key, exact: true }) !== undefined;

it.each([
  [
    'payments',
    '?page=2&type=2&currency=EUR&from=2026-03-01',
    () => {
      const query = invoiceQuery({ ...noFilter, type: '2', currency: 'EUR', from: '2026-03-01' }, 2);
      return invoicesQuery({ ...query, locale: 'en' }).queryKey;
    },
  ],
  [
    'payments, whatever an address makes up',
    '?type=9&status=x&currency=%2F&from=2026-02-40&to=tomorrow&page=-1',
    () => invoicesQuery({ ...invoiceQuery(noFilter, 1), locale: 'en' }).queryKey,
  ],
  ['settled bets', '?tab=bets&kind=settled&page=3', () => betsQuery({ page: 3, perPage: 10, isSettled: true }).queryKey],
  ['bonuses', '?tab=bonuses&page=2', () => playerBonusesQuery({ page: 2, perPage: 10, sortOrder: 'desc', locale: 'en' }).queryKey],
  [
    'free spins',
    '?tab=bonuses&kind=spins&page=2',
    () => playerFreespinsQuery({ page: 2, perPage: 10, sortOrder: 'desc', locale: 'en' }).queryKey,
  ],
])('[PROFILE-07] shows the page of the %s that its address names', async (_, search, keyOf) => {
  queryClient.clear();
  await show(`/profile/history${search}`);
  expect(isAsked(keyOf())).toBe(true);
});

it('another list and another tab begin at the first page', async () => {
  const { user } = await show('/profile/history?tab=bets&page=2');
  await user.click(screen.getByRole('tab', { name: 'Settled' }));
  expect(address()).toBe('?tab=bets&kind=settled');
  await user.click(screen.getByRole('tab', { name: 'Bonuses' }));
  expect(address()).toBe('?tab=bonuses');
});

it('a statement keeps its days in the address, and those that it has by itself do not show there', async () => {
  await show('/profile/history?tab=statement&from=2026-02-01&to=2026-02-28');
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-02-01');
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2026-02-28');
});
