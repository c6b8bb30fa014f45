import type { Game } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserSource } from '#app/content/content-source.ts';
import { gamesPerRow } from '#app/features/lobby/index.ts';
import { playedGamesQuery } from '#app/queries/games.ts';
import { queryClient } from '#app/session/query-client.ts';
import { preloadPlayerHome } from './player-actions.tsx';

const game = (identity: string, isStopped: boolean) =>
  ({ identity, isStopped, customImages: {}, provider: { identity: 'studio', name: 'Studio' } }) as unknown as Game;

let pictures: { src?: string; sizes?: string }[];
beforeEach(() => {
  pictures = [];
  vi.stubGlobal('Image', function Image(this: object) {
    pictures.push(this);
  });
  createBrowserSource({ profile: {}, tournaments: {} }, {}, 'en');
  queryClient.setQueryData(playedGamesQuery(gamesPerRow).queryKey, { data: [game('mines', true), game('rime-wolves', false)] } as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  queryClient.clear();
});

it('asks for the picture of the last open game with the code of a player’s home, in the width that it shows there', async () => {
  document.body.innerHTML = '<div id="player-home-place"></div>';
  preloadPlayerHome();
  const picture = { src: '/img/games/rime-wolves/240.avif', sizes: '(min-width: 40rem) 180px, 120px' };
  await vi.waitFor(() => expect(pictures).toContainEqual(expect.objectContaining(picture)), { timeout: 20_000 });
});

it('asks for nothing of it on another page', async () => {
  preloadPlayerHome();
  await import('./player-home-portal.tsx');
  expect(pictures).toEqual([]);
});
