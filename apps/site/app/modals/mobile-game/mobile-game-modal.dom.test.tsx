import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { gameQuery } from '#app/queries/games.ts';
import { queryClient, session } from '#app/session/index.ts';
import { sampleGame } from '#testing/sample-game.ts';
import { place, showModal, visit, type Visitor } from '#testing/visit-game.tsx';
import { MobileGameModal } from './mobile-game-modal.tsx';

afterEach(() => session.dropped());

it.each<[Visitor, boolean, string[]]>([
  ['guest', true, ['Create an account', 'Play for fun', 'About the game']],
  ['guest', false, ['Create an account', 'Sign in', 'About the game']],
  ['player without money', true, ['Deposit', 'Play for fun', 'About the game']],
  ['player without money', false, ['Deposit', 'About the game']],
])('[GAME-03] offers a %s, of a game with a demo: %s, %j', async (visitor, isDemoMode, ways) => {
  visit(visitor);
  queryClient.setQueryData(gameQuery('copper-canyon').queryKey, { data: sampleGame({ isDemoMode }), meta: undefined });
  await showModal(<MobileGameModal close={() => undefined} value="copper-canyon" />, '/main?mobile-game=copper-canyon');
  const dialog = within(await screen.findByRole('dialog', { name: 'How would you like to play?' }));
  const shown = [...dialog.queryAllByRole('button'), ...dialog.queryAllByRole('link')].map(({ textContent }) => textContent);
  expect(ways.filter((way) => !shown.includes(way))).toEqual([]);
  expect(shown.filter((way) => way && !ways.includes(way))).toEqual([]);
});

it('[GAME-03] a player with money goes straight on to real play', async () => {
  visit('player with money');
  await showModal(<MobileGameModal close={() => undefined} value="copper-canyon" />, '/main?mobile-game=copper-canyon');
  expect(place()).toBe('/games/copper-canyon?real=true');
});
