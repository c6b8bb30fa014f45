import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { favoriteGamesQuery, playedGamesQuery } from '#app/queries/games.ts';
import { queryClient } from '#app/session/query-client.ts';
import { session, startSession } from '#app/session/session-store.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleGame } from '#testing/sample-game.ts';
import { gamesPerRow } from './lobby-row.ts';
import { PlayerGames } from './player-games.tsx';

let stop: () => void;
beforeEach(() => {
  stop = startSession(() => undefined);
  session.signedIn({ accessToken: 'token', profile: { id: 'p-1' } as never });
});
afterEach(() => {
  session.signedOut();
  stop();
});

const game = (identity: string, name: string) => sampleGame({ id: identity, identity, name });

it.each(['favorites', 'recently'] as const)('[ROUTE-10] the list of %s holds the player’s games', async (page) => {
  const { queryKey } = page === 'favorites' ? favoriteGamesQuery : playedGamesQuery(gamesPerRow);
  queryClient.setQueryData(
    queryKey as never,
    { data: [game('violet-dice', 'Violet Dice'), game('mines', 'Mines')], meta: undefined } as never,
  );
  renderSite(<PlayerGames page={page} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/games/violet-dice', '/games/mines']);
});

it('says nothing of a later question that has failed beside games that are known', async () => {
  queryClient.setQueryData(favoriteGamesQuery.queryKey as never, { data: [game('mines', 'Mines')], meta: undefined } as never);
  await expect(queryClient.fetchQuery({ ...favoriteGamesQuery, staleTime: 0 })).rejects.toThrow('no connection');
  renderSite(<PlayerGames page="favorites" />);
  expect(await screen.findByRole('link', { name: 'Mines' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the focus stays in the list when a game that is no favourite any more takes its button along', async () => {
  const answer = { data: [game('violet-dice', 'Violet Dice'), game('mines', 'Mines')], meta: undefined };
  queryClient.setQueryData(favoriteGamesQuery.queryKey as never, answer as never);
  const { user, container } = renderSite(<PlayerGames page="favorites" />);
  const tile = (await screen.findByRole('link', { name: 'Mines' })).closest('article')!;
  // As what a player's browser adds to tiles.
  const heart = tile.appendChild(document.createElement('button'));
  await user.click(heart);
  expect(document.activeElement).toBe(heart);
  await act(async () =>
    queryClient.setQueryData(favoriteGamesQuery.queryKey as never, { ...answer, data: answer.data.slice(0, 1) } as never),
  );
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Mines' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(container.firstElementChild));
});
