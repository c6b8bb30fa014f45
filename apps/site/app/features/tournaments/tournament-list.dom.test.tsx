import { act, screen, within } from '@testing-library/react';
import type { Tournament } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { tournamentsQuery } from '#app/queries/tournaments.ts';
import { queryClient, session } from '#app/session/index.ts';
import { pageLocation, renderSite } from '#testing/render-site.tsx';
import { beGuest, sampleTournament, signInAs } from '#testing/sample-tournament.ts';
import { finishedStates, listQuery, openStates } from './list-query.ts';
import { TournamentList } from './tournament-list.tsx';

const listOf = (...data: Tournament[]) => ({ data, meta: { page: 1, perPage: 6, totalPages: 1, totalRows: data.length } });
const texts = { spring: { title: 'The spring race', description: 'Who turns fastest.', lang: undefined } };
const region = (name: string) => screen.getByRole('region', { name });

afterEach(() => session.dropped());

it('[ROUTE-13] shows what runs and what is planned, then what is over with its own results', () => {
  beGuest();
  const planned = sampleTournament({ id: 't2', state: 2, startAt: new Date(Date.now() + 50 * 3_600_000).toISOString() });
  renderSite(
    <TournamentList finished={listOf(sampleTournament({ id: 't0', state: 5 }))} open={listOf(sampleTournament(), planned)} texts={texts} />,
  );
  const [running, next] = within(region('Running and planned')).getAllByRole('listitem');
  expect(running?.textContent).toContain('Running2 hours left');
  expect(running?.textContent).toContain('The spring raceWho turns fastest.First prize€100Prizes4Players5');
  expect(next?.textContent).toContain('PlannedStarts in 2 days');
  expect(within(running!).getByRole('link').getAttribute('href')).toBe('/tournaments/spring');
  expect(within(next!).getByRole('link').getAttribute('href')).toBe('/tournaments/spring?edition=t2');
  expect(within(region('Finished')).getByRole('link').getAttribute('href')).toBe('/tournaments/spring?finished=t0');
});

it('[TOUR-01] shows a player the own place', async () => {
  signInAs('me');
  const mine = sampleTournament({ playerEntry: { place: 17, points: 3 } });
  queryClient.setQueryData(tournamentsQuery(listQuery(['spring'], openStates, 1, 6), true).queryKey, listOf(mine));
  queryClient.setQueryData(tournamentsQuery(listQuery(['spring'], finishedStates, 1, 6), true).queryKey, listOf());
  renderSite(<TournamentList finished={listOf()} open={listOf(sampleTournament())} texts={texts} />);
  expect(region('Running and planned').textContent).toContain('Your place: 17');
});

it('[TOUR-01] asks for six at once of what runs and is planned, and of what is over, of those with a page', () => {
  beGuest();
  const lists = { queryKey: ['retention.tournaments.list'] };
  queryClient.removeQueries(lists);
  renderSite(<TournamentList finished={listOf()} open={listOf()} texts={texts} />);
  const asked = queryClient.getQueryCache().findAll(lists);
  const page = { identity: ['spring'], page: 1, perPage: 6 };
  expect(asked.map(({ queryKey }) => queryKey[1])).toEqual([{ query: { ...page, state: [2, 3] } }, { query: { ...page, state: [4, 5] } }]);
});

it('says so where there is nothing', () => {
  beGuest();
  renderSite(<TournamentList finished={listOf()} open={listOf()} texts={texts} />);
  expect(screen.getByRole('heading', { name: 'No tournament is planned' })).toBeDefined();
  expect(region('Finished').textContent).toContain('No tournament has ended yet.');
});

it('[TOUR-01] asks for the pages of the two lists that the address names', () => {
  beGuest();
  const lists = { queryKey: ['retention.tournaments.list'] };
  queryClient.removeQueries(lists);
  renderSite(<TournamentList finished={listOf()} open={listOf()} texts={texts} />, { url: '/tournaments?page=2&finishedPage=3' });
  const asked = queryClient.getQueryCache().findAll(lists);
  expect(asked.map(({ queryKey }) => (queryKey[1] as { query: { page: number } }).query.page)).toEqual([2, 3]);
});

it('leads both lists from pages that are no more to the last that there are', async () => {
  beGuest();
  for (const states of [openStates, finishedStates]) {
    const meta = (page: number) => ({ page, perPage: 6, totalPages: 1, totalRows: 1 });
    const key = (page: number) => tournamentsQuery(listQuery(['spring'], states, page, 6), false).queryKey;
    queryClient.setQueryData(key(9), { data: [], meta: meta(9) });
    queryClient.setQueryData(key(1), { data: [sampleTournament()], meta: meta(1) });
  }
  const page = <TournamentList finished={listOf()} open={listOf()} texts={texts} />;
  await act(async () => renderSite(page, { url: '/tournaments?page=9&finishedPage=9&tab=x' }));
  expect(pageLocation().search).toBe('?tab=x');
});
