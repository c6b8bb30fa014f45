import { expect, it } from 'vitest';
import { modalAddress } from './modal-address.ts';

it.each([
  ['/', '/?sign-in=true'],
  ['', '?sign-in=true'],
  ['/de/games/x?tab=2&wallet=deposit#top', '/de/games/x?tab=2&sign-in=true#top'],
  ['/games/x?from=/a?tag=7', '/games/x?from=%2Fa%3Ftag%3D7&sign-in=true'],
])('opens a modal over %j', (page, address) => {
  expect(modalAddress(page, 'sign-in')).toBe(address);
});

it('gives the modal its value and what belongs to it', () => {
  expect(modalAddress('/', 'wallet', { value: 'deposit' })).toBe('/?wallet=deposit');
  expect(modalAddress('/', 'sign-in', { params: { backRoute: '/profile?tab=2' } })).toBe('/?sign-in=true&backRoute=%2Fprofile%3Ftab%3D2');
});
