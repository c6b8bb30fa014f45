import { act, fireEvent, screen } from '@testing-library/react';
import type { Spin } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { roundsQuery } from '#app/queries/rounds.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { pageLocation, renderSite } from '#testing/render-site.tsx';
import { noSpinFilter, spinQuery } from './spin-filter.ts';
import { SpinsTab } from './spins-tab.tsx';

afterEach(() => session.signedOut());

const from = '2026-03-05';
const createdAt = '2026-03-06T12:00:00.000Z';
const spin = (id: string): Spin => ({ id, game: id, gameIdentity: id, currency: 'EUR', amount: 1, payout: 0, createdAt });
const page = (number: number, id: string) => ({ data: [spin(id)], meta: { page: number, perPage: 10, totalPages: 2, totalRows: 11 } });
const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href')!;
const show = (url: string) => act(async () => renderSite(<SpinsTab />, { url }));

it('the way back from a round leads to where one was in the list', async () => {
  own();
  const filter = { ...noSpinFilter, from };
  queryClient.setQueryData(roundsQuery(spinQuery(noSpinFilter, 1)).queryKey, page(1, 'newest'));
  queryClient.setQueryData(roundsQuery(spinQuery(filter, 1)).queryKey, page(1, 'newer'));
  queryClient.setQueryData(roundsQuery(spinQuery(filter, 2)).queryKey, page(2, 'older'));
  const { user, unmount } = await show('/profile/history?tab=spins');
  await act(async () => fireEvent.change(screen.getByLabelText('From'), { target: { value: from } }));
  await user.click(screen.getByRole('button', { name: /2/ }));
  expect(screen.getByRole('link', { name: 'older' })).toBeDefined();
  // What is in the address is what a reload, a way back and a link show.
  const list = pageLocation().search;
  expect(list).toBe(`?tab=spins&from=${from}&page=2`);
  const round = hrefOf(/^Show the round/);
  expect(round).toBe(`/profile/history${list}&round=older`);
  unmount();
  const shown = await show(round);
  expect(screen.queryByLabelText('From')).toBeNull();
  const back = hrefOf('Back to the list');
  expect(back).toBe(`/profile/history${list}`);
  shown.unmount();
  await show(back);
  expect(screen.getByRole('link', { name: 'older' })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe(from);
});
