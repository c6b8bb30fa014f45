import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tournamentQuery } from '#app/queries/tournaments.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { beGuest, sampleTournament } from '#testing/sample-tournament.ts';
import Tournament from './tournament.tsx';

const planned = sampleTournament({ id: 't2', state: 2, startAt: new Date(Date.now() + 50 * 3_600_000).toISOString() });
const past = sampleTournament({ id: 't0', state: 5 });

/** The page as it comes while `t1` runs. */
function open(query: string): void {
  beGuest();
  for (const each of [planned, past, sampleTournament()]) {
    queryClient.setQueryData(tournamentQuery(each.id, false).queryKey, { data: each, meta: undefined });
  }
  const article = { identity: 'spring', title: 'The spring race', description: '', lang: undefined, picture: '', html: '' };
  const props = { loaderData: { ...article, tournament: sampleTournament() } } as unknown as Parameters<typeof Tournament>[0];
  renderSite(<Tournament {...props} />, { url: `/tournaments/spring${query}` });
}

afterEach(() => session.dropped());

it.each([
  ['', 'Running'],
  ['?edition=t2', 'Planned'],
  ['?finished=t0', 'Finished'],
])('shows the edition that the address asks for: %s', (query, badge) => {
  open(query);
  expect(screen.getByText(badge)).toBeDefined();
});
