import { act, screen, waitFor } from '@testing-library/react';
import type { PlayTime } from '@verdigale/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { queryClient, session } from '#app/session/index.ts';
import { playTimeQuery } from '#app/queries/play-time.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentCalls } from '#testing/sent-calls.ts';
import { samplePlayTime } from '#testing/sample-play-time.ts';
import { useRealityCheck, waitForCheck } from './use-reality-check.ts';

afterEach(() => {
  vi.useRealTimers();
  session.signedOut();
});

let seen: string[] = [];
function Page({ isPlaying }: { isPlaying: boolean }) {
  useRealityCheck(isPlaying);
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void seen.push(search), [search]);
  return <button onClick={() => void navigate(-1)}>{search || 'no modal'}</button>;
}

async function play(known: PlayTime, isPlaying = true) {
  own();
  seen = [];
  queryClient.setQueryData(playTimeQuery.queryKey, { data: known, meta: undefined });
  return act(async () => renderSite(<Page isPlaying={isPlaying} />, { url: '/games/x' }));
}

it('[S4] opens over the game once it is due, and again for whoever goes back', async () => {
  const { user } = await play(samplePlayTime());
  await user.click(await screen.findByText('?reality-check=true'));
  await waitFor(() => expect(seen).toEqual(['', '?reality-check=true', '', '?reality-check=true']));
});

it('[S4] opens nothing before it is due, nor where nobody plays for money', async () => {
  const early = await play(samplePlayTime({ realityCheck: { dueInMs: 60_000 } }));
  expect(early.getByText('no modal')).toBeDefined();
  early.unmount();
  expect((await play(samplePlayTime(), false)).getByText('no modal')).toBeDefined();
});

it.each([
  ['when play began', undefined],
  ['and what it said before is old', samplePlayTime({ realityCheck: { dueInMs: 1_800_000 } })],
])('asks again soon where the platform was not reached %s', async (_, known) => {
  vi.useFakeTimers();
  own();
  if (known) queryClient.setQueryData(playTimeQuery.queryKey, { data: known, meta: undefined });
  await act(async () => renderSite(<Page isPlaying />, { url: '/games/x' }));
  const asked = () => sentCalls().filter(([, path]) => path === '/api/player/play-time').length;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(1_000);
  const first = asked();
  await pass(60_000);
  expect(asked() - first).toBeGreaterThanOrEqual(3);
});

it.each([
  [60_000, 60_000],
  [200, 5_000],
  [0, false],
  [null, false],
])('asks the platform again after what is left (%s ms), not at every moment of the last seconds', (dueInMs, wait) => {
  expect(waitForCheck(samplePlayTime({ realityCheck: { dueInMs } }))).toBe(wait);
});
