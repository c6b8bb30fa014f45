import { act } from '@testing-library/react';
import type { Account, Profile } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { visitorQuery } from '#app/queries/player.ts';
import { queryClient, session } from '#app/session/index.ts';
import { hookOnPage } from '#testing/hook-on-page.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { useLaunch, type GameMode } from './use-launch.ts';

const account = { id: 'a1', currency: 'EUR' } as Account;
const { Live, latest } = hookOnPage(() => useLaunch('canyon', account));

afterEach(() => {
  delete window.askedAhead;
  queryClient.clear();
  session.signedOut();
});

it.each<[GameMode, object]>([
  ['real', { accountId: 'a1', demoMode: false }],
  ['demo', { demoMode: true }],
])('[GAME-04] asks for a launch in the mode %s', async (mode, asked) => {
  renderSite(<Live />, { url: '/games/canyon' });
  await act(() => latest.current.mutateAsync(mode).catch(() => undefined));
  const body = { ...asked, countryCode: 'ZZ', lobbyUrl: new URL('/', window.location.origin).href, locale: 'en', platform: 2 };
  expect(sentChanges()).toEqual([['POST', '/api/game/games/canyon/play', body]]);
});

it.each([
  ['of the player', 'IT', { country: 'DE' }],
  ['where the edge network sees the visitor', undefined, { country: 'DE' }],
  ['that nobody knows', null, { country: null }],
])('[GAME-04] names the country %s', async (_, own, visitor) => {
  if (own !== undefined) session.signedIn({ accessToken: 'token', profile: { country: own } as Profile });
  queryClient.setQueryData(visitorQuery.queryKey, { data: visitor, meta: undefined });
  renderSite(<Live />, { url: '/games/canyon' });
  await act(() => latest.current.mutateAsync('demo').catch(() => undefined));
  const asked = sentChanges().find(([, path]) => path.endsWith('/play'))![2];
  expect(asked).toMatchObject({ countryCode: own ?? visitor.country ?? 'ZZ' });
});

it('[GAME-04] takes the address, and whose messages are the game’s', async () => {
  const answer = { data: { gameUrl: 'https://studio.example/canyon?token=t', token: 't', sessionId: 's' } };
  const ready = Promise.resolve(new Response(JSON.stringify(answer)));
  window.askedAhead = { token: '', answers: { '/api/game/games/canyon/play': ready } };
  renderSite(<Live />, { url: '/games/canyon' });
  const launch = await act(() => latest.current.mutateAsync('real'));
  expect(launch).toMatchObject({
    mode: 'real',
    accountId: 'a1',
    sessionId: 's',
    url: answer.data.gameUrl,
    origin: 'https://studio.example',
  });
});
