import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onPageCache } from './page-cache.ts';
import { tokenStore } from './token-cookie.ts';

const tokenOf = (sessionId: string, jti: string) => `e.${btoa(JSON.stringify({ sessionId, jti, exp: Date.now() / 1000 + 3600 }))}.s`;
const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

beforeEach(() => tokenStore.write(tokenOf('s1', 't1')));
afterEach(() => tokenStore.clear());

it.each([
  ['stays as it was left while the session goes on, also with a newer token', tokenOf('s1', 't2'), true],
  ['is loaded anew once the player has signed out in another tab', null, false],
  ['is loaded anew once another session has begun', tokenOf('s2', 't3'), false],
])('[AUTH-14] a page that comes out of the back/forward cache %s', (_, token, stays) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const happened: string[] = [];
  onPageCache({ onLeave: () => happened.push('left'), onReturn: () => happened.push('returned') });
  leave();
  if (token === null) tokenStore.clear();
  else tokenStore.write(token);
  comeBack();
  expect(happened).toEqual(stays ? ['left', 'returned'] : ['left']);
  expect(reload.mock.calls.length > 0).toBe(!stays);
});
