import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { playedGamesQuery } from '#app/queries/games.ts';
import { queryClient } from '#app/session/index.ts';
import { hookOnPage } from '#testing/hook-on-page.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { sampleAccount } from '#testing/sample-bonuses.ts';
import { useLaunch, type GameMode } from './use-launch.ts';

afterEach(() => vi.restoreAllMocks());

const { Live, latest } = hookOnPage(() => useLaunch('copper-canyon', sampleAccount()));

it.each<[GameMode, boolean]>([
  ['real', true],
  ['demo', false],
])('a game that was opened in the mode %s is the last one of the games played, which are asked for again: %s', async (mode, isAsked) => {
  const data = { gameUrl: 'https://studio.example/play', token: 'token' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }));
  const { queryKey } = playedGamesQuery(18);
  queryClient.setQueryData(queryKey, { data: [], meta: undefined });
  renderSite(<Live />);
  await act(() => latest.current.mutateAsync(mode));
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(isAsked);
});
