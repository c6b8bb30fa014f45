import { afterEach, expect, it } from 'vitest';
import { tokenStore } from '#app/session/token-cookie.ts';
import { requirePlayer } from './require-player.ts';

afterEach(() => tokenStore.clear());

const ask = () => requirePlayer({ params: {}, request: new Request('https://site.example/favorites') });

it('[ROUTE-18] leads a guest to the sign-in by an answer, not by an error that browsers report', async () => {
  tokenStore.clear();
  const answer = await ask();
  expect([answer?.status, answer?.headers.get('location')]).toEqual([302, '/?sign-in=true&backRoute=%2Ffavorites']);
});

it('[ROUTE-18] lets a player through', async () => {
  tokenStore.write('token');
  expect(await ask()).toBeNull();
});
