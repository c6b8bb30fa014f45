import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectAs } from './live.ts';
import { tokenStore } from './token-cookie.ts';

const tokenOf = (sessionId: string, jti: string) => `e.${btoa(JSON.stringify({ sessionId, jti, exp: Date.now() / 1000 + 3600 }))}.s`;
const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

beforeEach(async () => {
  tokenStore.write(tokenOf('s1', 't1'));
  connectAs('p1');
  await vi.dynamicImportSettled();
});
afterEach(() => {
  connectAs(null);
  // Closes the socket.
  leave();
  tokenStore.clear();
});

it.each([
  ['stays as it was left while the session goes on, also with a newer token', tokenOf('s1', 't2'), 0],
  ['is loaded anew once the player has signed out in another tab', null, 1],
  ['is loaded anew once another session has begun', tokenOf('s2', 't3'), 1],
])('[AUTH-14] a page that comes out of the back/forward cache %s', (_, token, times) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  leave();
  if (token === null) tokenStore.clear();
  else tokenStore.write(token);
  comeBack();
  expect(reload).toHaveBeenCalledTimes(times);
});
