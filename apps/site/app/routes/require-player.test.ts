import { expect, it } from 'vitest';
import { backRouteOf } from '#app/session/back-route.ts';
import { signInAddress } from './require-player.ts';

const origin = 'https://site.example';

it('[ROUTE-18] remembers the page that a guest asked for, with its query', () => {
  const address = new URL(signInAddress('de', new URL(`${origin}/de/profile/history?tab=spins`)), origin);
  expect(address.pathname).toBe('/de');
  expect(address.searchParams.get('sign-in')).toBe('true');
  expect(backRouteOf(address.searchParams, origin)).toBe('/de/profile/history?tab=spins');
});
