import { afterEach, expect, it } from 'vitest';
import { playedGamesQuery } from '#app/queries/games.ts';
import { queryClient } from '#app/session/index.ts';
import { noteLaunch, type GameMode } from './use-launch.ts';

// Files of one process share it.
afterEach(() => queryClient.clear());

it.each<[GameMode, boolean]>([
  ['real', true],
  ['demo', false],
])('after a launch in the mode %s the games played last are asked for again: %s', (mode, isAsked) => {
  const { queryKey } = playedGamesQuery(18);
  queryClient.setQueryData(queryKey, { data: [], meta: undefined });
  noteLaunch(mode);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(isAsked);
});
