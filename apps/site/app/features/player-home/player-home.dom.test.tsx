import { act, screen, waitFor, within } from '@testing-library/react';
import type { Game } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { favoriteGamesQuery, gamesQuery, playedGamesQuery } from '#app/queries/games.ts';
import { gamesPerRow } from '#app/features/lobby/index.ts';
import { queryClient } from '#app/session/query-client.ts';
import { session, startSession } from '#app/session/session-store.ts';
import { renderSite } from '#testing/render-site.tsx';
import { rootDataFor } from '#testing/root-data-for.ts';
import { sampleGame } from '#testing/sample-game.ts';
import { PlayerHome } from './player-home.tsx';

let stop: () => void;
beforeEach(() => {
  stop = startSession(() => undefined);
  session.signedIn({ accessToken: 'token', profile: { id: 'p-1' } as never });
});
afterEach(() => {
  queryClient.clear();
  session.signedOut();
  stop();
});

const game = (identity: string, name: string, isStopped = false) => sampleGame({ id: identity, identity, name, isStopped });
/**
 * Waits for the parts that load later too: React complains, once per process and whichever test comes first, if another part changes while
 * they load.
 */
const showHome = () => act(async () => renderSite(<PlayerHome />));
const know = (key: readonly unknown[], games: readonly Game[]) => queryClient.setQueryData(key as never, { data: games } as never);

it('[GAME-02] goes on with the last game that is open, and shows what was played and what is like it', async () => {
  know(playedGamesQuery(gamesPerRow).queryKey, [game('mines', 'Mines', true), game('rime-wolves', 'Rime Wolves')]);
  know(favoriteGamesQuery.queryKey, [game('galewater', 'Galewater')]);
  know(gamesQuery({ similarTo: 'rime-wolves', perPage: gamesPerRow }).queryKey, [game('thornwick', 'Thornwick')]);
  const { user } = await showHome();
  const home = within(await screen.findByRole('region', { name: 'Welcome' }));
  expect(await home.findByRole('heading', { name: 'Rime Wolves' })).toBeDefined();
  expect(home.getByRole('link', { name: 'Play on' }).getAttribute('href')).toBe('/games/rime-wolves?real=true');
  expect(home.getByText('Closed for now')).toBeDefined();
  const alike = within(await home.findByRole('region', { name: 'Because you played Rime Wolves' }));
  expect((await alike.findByRole('link', { name: 'Thornwick' })).getAttribute('href')).toBe('/games/thornwick');
  await user.click(home.getByRole('tab', { name: 'Favourites' }));
  expect(await home.findByRole('link', { name: 'Galewater' })).toBeDefined();
});

it('the focus stays in the row of favourites when one that is none any more takes its heart along', async () => {
  const [mines, wolves] = [game('mines', 'Mines'), game('rime-wolves', 'Rime Wolves')];
  know(playedGamesQuery(gamesPerRow).queryKey, []);
  know(favoriteGamesQuery.queryKey, [mines, wolves]);
  const { user } = await showHome();
  await user.click(screen.getByRole('tab', { name: 'Favourites' }));
  const panel = screen.getByRole('tabpanel', { name: 'Favourites' });
  // As what a player's browser adds to tiles.
  const heart = within(panel).getByRole('link', { name: 'Mines' }).closest('article')!.appendChild(document.createElement('button'));
  await user.click(heart);
  await act(async () => know(favoriteGamesQuery.queryKey, [wolves]));
  await waitFor(() => expect(heart.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(panel.contains(document.activeElement)).toBe(true);
});

it('offers a first game to who has played none', async () => {
  know(playedGamesQuery(gamesPerRow).queryKey, []);
  know(gamesQuery({ perPage: gamesPerRow }).queryKey, [game('copper-canyon', 'Copper Canyon')]);
  await showHome();
  expect((await screen.findByRole('link', { name: 'See the game' })).getAttribute('href')).toBe('/games/copper-canyon');
  expect(await screen.findByRole('region', { name: 'What most begin with' })).toBeDefined();
});

it('offers a first game where what was played cannot be had: no hole is left at the top of the page', async () => {
  know(gamesQuery({ perPage: gamesPerRow }).queryKey, [game('copper-canyon', 'Copper Canyon')]);
  await showHome();
  expect((await screen.findByRole('link', { name: 'See the game' })).getAttribute('href')).toBe('/games/copper-canyon');
});

it('says of what cannot be had neither that it is on its way nor that there is none', async () => {
  know(playedGamesQuery(gamesPerRow).queryKey, [game('rime-wolves', 'Rime Wolves')]);
  await act(async () => renderSite(<PlayerHome />, { root: { settings: { ...rootDataFor({}).settings, questsEnabled: true } } }));
  const alike = within(await screen.findByRole('region', { name: 'Because you played Rime Wolves' }));
  expect(await alike.findByRole('button', { name: 'Try again' })).toBeDefined();
  const strips = within(screen.getByRole('navigation', { name: 'What runs for you' }));
  expect((await strips.findAllByRole('link')).map((link) => link.textContent.trim())).toEqual([
    'BonusOpen your bonuses',
    'QuestPick one',
    'TournamentSee what comes next',
  ]);
});
