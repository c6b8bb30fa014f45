// A panel is loaded for its first opening: here it is there before, so that no test waits for it.
import '@verdigale/ui/popover-panel';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { filterQuery, gamesPerPage } from '#app/games/catalogue-filter.ts';
import { catalogueQuery } from '#app/queries/games.ts';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentCalls } from '#testing/sent-calls.ts';
import { Catalogue } from './catalogue.tsx';
import { tileGame, type TileGame } from './tile-game.ts';

const filter = { providers: ['copperwake'], labels: ['new'], sortBy: 'default', isDescending: false } as const;
const whole = { providers: [], labels: [], sortBy: 'default', isDescending: false } as const;
const loaded = { identity: 'slots', name: 'Slots', filter, games: [], total: 0 };

it.each([
  ['of a filter', 'Remove copperwake', 0],
  ['of all filters', 'Clear all', 0],
  ['below a list that they have emptied', 'Clear all', 1],
])('the focus goes on at the filters when a button %s takes itself away', async (_, name, at) => {
  const { user } = renderSite(<Catalogue {...loaded} />, { url: '/categories/slots?provider=copperwake&label=new' });
  await act(async () => {});
  await user.click(screen.getAllByRole('button', { name })[at]!);
  expect(screen.queryByRole('button', { name: 'Remove copperwake' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filter and sort' }));
});

it('the order is chosen in a panel of its button, which then names it', async () => {
  const { user } = renderSite(<Catalogue {...loaded} filter={{ ...filter, providers: [], labels: [] }} />, { url: '/categories/slots' });
  await user.click(screen.getByRole('button', { name: 'Sort: Recommended' }));
  const panel = await screen.findByRole('dialog', { name: 'Sort: Recommended' });
  const pressed = within(panel).getAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['Recommended']);
  // The order by the player's own taste is for players.
  expect(within(panel).queryByRole('button', { name: 'For you' })).toBeNull();

  await user.click(within(panel).getByRole('button', { name: 'Z to A' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Sort: Z to A' }).getAttribute('aria-expanded')).toBe('false');
});

const tile = (identity: string): TileGame => ({
  identity,
  name: `Game ${identity}`,
  type: 'slots',
  isStopped: false,
  colours: [],
  customImages: {},
  provider: { identity: 'studio', name: 'Studio' },
  labels: [],
});

it('[GAME-01] shows a game once that had moved to the next page by the time it was read, and comes to an end', async () => {
  const perPage = gamesPerPage.usual;
  const page = (from: number) => Array.from({ length: perPage }, (_, at) => tile(String(from + at)));
  const query = { ...filterQuery(whole, 1, perPage), perPage };
  queryClient.setQueryData(catalogueQuery({ query, isPersonal: false, tileOf: tileGame }).queryKey, {
    pages: [
      { games: page(0), total: 2 * perPage },
      { games: page(perPage - 1), total: 2 * perPage },
    ],
    pageParams: [1, 2],
  });
  renderSite(<Catalogue {...loaded} filter={whole} />, { url: '/categories/slots' });
  await act(async () => {});
  expect(screen.getAllByRole('article')).toHaveLength(2 * perPage - 1);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

const brought = (total: number) => ({
  ...loaded,
  filter: whole,
  total,
  games: Array.from({ length: Math.min(total, gamesPerPage.smallPhone) }, (_, at) => tile(String(at))),
});
const placesKept = () => document.querySelectorAll('li[aria-hidden]').length;
const asked = () => sentCalls().filter(([, path]) => path.includes('/game/games?'));

it('keeps a place for every game that a large screen adds to the brought ones, and asks for its whole page', async () => {
  queryClient.removeQueries({ queryKey: ['game.games.list'] });
  renderSite(<Catalogue {...brought(100)} />, { url: '/categories/slots' });
  expect([screen.getAllByRole('article').length, placesKept()]).toEqual([24, 48]);
  await waitFor(() => expect(asked()).toHaveLength(1));
  const query = new URL(asked()[0]![1], 'https://site').searchParams;
  expect([query.get('page'), query.get('perPage')]).toEqual(['1', '72']);

  // There is no server here: what the page brought stays, and nothing seems to be on its way.
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect([screen.getAllByRole('article').length, placesKept()]).toEqual([24, 0]);
  await userEvent.click(again);
  await waitFor(() => expect(asked()).toHaveLength(2));
});

it.each([
  ['of a category that has no more', 24, false],
  ['on a small phone', 100, true],
])('asks for nothing where the page brought the whole first page: %s', async (_, total, isSmall) => {
  queryClient.removeQueries({ queryKey: ['game.games.list'] });
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: isSmall }) as unknown as MediaQueryList);
  await act(async () => renderSite(<Catalogue {...brought(total)} />, { url: '/categories/slots' }));
  expect([screen.getAllByRole('article').length, placesKept()]).toEqual([24, 0]);
  expect(asked()).toEqual([]);
});
