import type { Collection } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleTournament } from '#testing/sample-tournament.ts';
import { TournamentGames } from './tournament-games.tsx';

const collections = ['slots', 'live'].map((identity): Collection => ({
  id: identity,
  identity,
  name: identity,
  countries: [],
  isHidden: false,
}));
const lists = { queryKey: ['game.games.list', 'catalogue'] };

it.each([
  ['one that menus keep out, which the page does not know', { gameCollections: ['turbogames'] }, ['turbogames']],
  ['all of the menus’ but the excluded one', { gameCollectionsExcluded: ['live'] }, ['slots']],
])('[TOUR-01] asks for the games of the collections that count, the best first, 18 at once: %s', (_, named, asked) => {
  queryClient.removeQueries(lists);
  renderSite(<TournamentGames conditions={{ ...sampleTournament().conditions, ...named }} />, { root: { collections } });
  const queries = queryClient.getQueryCache().findAll(lists);
  expect(queries.map(({ queryKey }) => queryKey[2])).toMatchObject([{ query: { collectionId: asked, sortBy: 'score', perPage: 18 } }]);
});
