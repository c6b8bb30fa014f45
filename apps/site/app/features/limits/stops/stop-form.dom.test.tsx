import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, expect, it } from 'vitest';
import { limitsQuery } from '#app/queries/player.ts';
import { constantsQuery } from '#app/queries/settings.ts';
import type { RootData } from '#app/root-data.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { pageLocation, renderSite } from '#testing/render-site.tsx';
import { rootDataFor } from '#testing/root-data-for.ts';
import { sentChanges } from '#testing/sent-calls.ts';
import { StopForm } from './stop-form.tsx';

afterEach(() => {
  session.dropped();
  delete window.askedAhead;
  toasts.visible().forEach(({ id }) => toasts.close(id));
});

it('[LIM-01] whoever goes back from what a break means finds the focus where he left the form', async () => {
  own();
  queryClient.setQueryData(limitsQuery.queryKey, { data: [], meta: undefined });
  const limit = { coolingOffPeriod: [{ id: '1_day', name: '1 day' }], selfExclusionPeriod: [] };
  queryClient.setQueryData(constantsQuery.queryKey, { data: { player: { limit } }, meta: undefined } as never);
  const { user } = await act(async () => renderSite(<StopForm close={() => undefined} kind="break" />));
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getAllByRole('radio').at(-1)!);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(document.activeElement?.tagName).toBe('H3');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }));
});

it('[LIM-01] begins no exclusion with the second tap of who tapped twice to go on, where a phone has both buttons', async () => {
  own();
  queryClient.setQueryData(limitsQuery.queryKey, { data: [], meta: undefined });
  const limit = { coolingOffPeriod: [], selfExclusionPeriod: [{ id: 'forever', name: 'For good' }] };
  queryClient.setQueryData(constantsQuery.queryKey, { data: { player: { limit } }, meta: undefined } as never);
  const { user } = await act(async () => renderSite(<StopForm close={() => undefined} kind="exclusion" />));
  await user.click(screen.getByRole('radio', { name: /^For good/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const confirm = screen.getByRole('button', { name: 'Exclude me' });
  await act(async () => void fireEvent.click(confirm, { detail: 2 }));
  expect(sentChanges()).toEqual([]);
  await user.click(confirm);
  expect(sentChanges()).toHaveLength(1);
});

it.each([
  ['each product of a platform that knows them', ['casino', 'sportsbook'], ['Everything', 'Casino games', 'Sports bets']],
  ['nothing less than everything of one that would take it for everything', [], []],
])('offers a break from %s', async (_, products, offered) => {
  own();
  queryClient.setQueryData(limitsQuery.queryKey, { data: [], meta: undefined });
  const limit = { coolingOffPeriod: [{ id: '1_day', name: '1 day' }], selfExclusionPeriod: [], products };
  queryClient.setQueryData(constantsQuery.queryKey, { data: { player: { limit } }, meta: undefined } as never);
  const betting = { clientHost: 'https://betting.example', clientId: 'v' } as RootData['settings']['betting'];
  const settings = { ...rootDataFor({}).settings, betting };
  await act(async () => renderSite(<StopForm close={() => undefined} kind="break" />, { root: { settings } }));
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names.slice(0, -1)).toEqual(offered);
});

it('[LIM-01] can be filled in though what it knows could not be asked for again', async () => {
  own();
  queryClient.setQueryData(limitsQuery.queryKey, { data: [], meta: undefined });
  const limit = { coolingOffPeriod: [], selfExclusionPeriod: [{ id: 'forever', name: 'For good' }] };
  queryClient.setQueryData(constantsQuery.queryKey, { data: { player: { limit } }, meta: undefined } as never, { updatedAt: 1 });
  await act(async () => renderSite(<StopForm close={() => undefined} kind="exclusion" />));
  await waitFor(() => expect(queryClient.getQueryState(constantsQuery.queryKey)?.status).toBe('error'));
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(0);
});

it.each([
  [true, 'guest', '/static/responsible-gaming', 'You have excluded yourself for good'],
  [false, 'player', '/profile/limits', expect.any(String)],
])('[LIM-01] an exclusion that the platform has taken (%s) leaves a %s at %s, who is told so', async (isTaken, status, address, title) => {
  own();
  queryClient.setQueryData(limitsQuery.queryKey, { data: [], meta: undefined });
  const limit = { coolingOffPeriod: [], selfExclusionPeriod: [{ id: 'forever', name: 'For good' }] };
  queryClient.setQueryData(constantsQuery.queryKey, { data: { player: { limit } }, meta: undefined } as never);
  const site = <StopForm close={() => undefined} kind="exclusion" />;
  const { user } = await act(async () => renderSite(site, { url: '/profile/limits' }));
  await user.click(screen.getByRole('radio', { name: /^For good/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  // Not before: the list of limits has the same address.
  if (isTaken) {
    const ready = Promise.resolve(new Response(JSON.stringify({ data: { expiredAt: null } })));
    window.askedAhead = { token: 'token', answers: { '/api/player/limits': ready } };
  }
  await user.click(screen.getByRole('button', { name: 'Exclude me' }));
  await waitFor(() => expect(toasts.visible().map((toast) => toast.title)).toEqual([title]));
  expect([session.current().status, pageLocation().pathname]).toEqual([status, address]);
});
