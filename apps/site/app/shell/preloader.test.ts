import { expect, it } from 'vitest';
import { isPassage } from './preloader.tsx';

it.each([
  ['/auth/autologin', '?state=x', true],
  ['/de/auth/autologin', '?state=x', true],
  ['/auth/autologin', '', false],
  ['/auth/social/google/callback', '', true],
  ['/pt-br/auth/social/google/callback', '?code=1', true],
  ['/main', '?state=x', false],
])('[SHELL-11] the preloader stays on %s%s: %s', (pathname, search, expected) => {
  expect(isPassage({ pathname, search })).toBe(expected);
});
