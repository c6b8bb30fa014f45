import { afterEach, expect, it, vi } from 'vitest';
import { tokenStore } from './token-cookie.ts';

afterEach(() => tokenStore.clear());

it('[AUTH-08] keeps the token in a cookie of one year, whatever its own end', () => {
  const kept = vi.spyOn(document, 'cookie', 'set');
  tokenStore.write('a.b.c');
  expect(kept.mock.calls.flat().join()).toMatch(/^access_token=a\.b\.c; Path=\/; Max-Age=31536000; SameSite=Lax/);
  expect(tokenStore.read()).toBe('a.b.c');
});
