import { isSessionOver } from '@verdigale/client';
import { noteServerTime } from '@verdigale/client/server-clock';
import { afterEach, expect, it } from 'vitest';
import { sentCalls } from '#testing/sent-calls.ts';
import { callApi } from './api.ts';
import { tokenStore } from './token-cookie.ts';

const tokenUntil = (time: number, sessionId?: string) => `h.${btoa(JSON.stringify({ exp: Math.floor(time / 1000), sessionId }))}.s`;

afterEach(() => {
  tokenStore.clear();
  delete window.askedAhead;
  noteServerTime(new Date().toUTCString());
});

it.each([
  ['refreshes a token that has ended, on a device whose clock is slow', 5, 3, ['/api/player/sessions/refresh', '/api/player/profile']],
  ['keeps a token that has not, on a device whose clock is fast', -40, -15, ['/api/player/profile']],
])('[AUTH-12] %s', async (_, serverAhead, tokenEnds, asked) => {
  const minutes = (count: number) => Date.now() + count * 60_000;
  noteServerTime(new Date(minutes(serverAhead)).toUTCString());
  tokenStore.write(tokenUntil(minutes(tokenEnds)));
  await callApi('player.profile.get').catch(() => undefined);
  expect(sentCalls().map(([, path]) => path)).toEqual(asked);
});

it('[AUTH-12] learns of a slow clock from the refusal of what was asked before any code was there', async () => {
  const token = tokenUntil(Date.now() + 3 * 60_000);
  tokenStore.write(token);
  const date = new Date(Date.now() + 5 * 60_000).toUTCString();
  const refusal = new Response('{}', { status: 401, headers: { date } });
  window.askedAhead = { token, answers: { '/api/player/profile': Promise.resolve(refusal) } };
  await callApi('player.profile.get').catch(() => undefined);
  expect(sentCalls().map(([, path]) => path)).toEqual(['/api/player/sessions/refresh', '/api/player/profile']);
});

it.each([
  ['no answer once another session has begun', 'one', 'two', false],
  ['no answer once the session is over', 'one', null, false],
  ['the answer of a session that has a newer token', 'one', 'one', true],
])('takes %s', async (_, asker, later, isTaken) => {
  const tokenOf = (sessionId: string, minutes: number) => tokenUntil(Date.now() + minutes * 60_000, sessionId);
  tokenStore.write(tokenOf(asker, 3));
  const { promise, resolve } = Promise.withResolvers<Response>();
  window.askedAhead = { token: tokenOf(asker, 3), answers: { '/api/wallet/accounts': promise } };
  const asked = callApi('wallet.accounts.list').then(
    () => true,
    (error: unknown) => !isSessionOver(error),
  );
  if (later === null) tokenStore.clear();
  else tokenStore.write(tokenOf(later, 4));
  resolve(new Response('{"data":[]}'));
  expect(await asked).toBe(isTaken);
});
