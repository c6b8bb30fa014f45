import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const origin = 'https://site.example';

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'https://evil.example/profile',
  'javascript:alert(1)',
  'profile',
  ' /profile',
  '',
  null,
  undefined,
  7,
])('is null for %j, which leads away or is no path', (given) => {
  expect(ownPath(given, origin)).toBeNull();
});

it.each([
  ['/', '/'],
  ['/profile/history?tab=spins#top', '/profile/history?tab=spins#top'],
  ['/a/../b', '/b'],
  ['/search?q=//evil.example', '/search?q=//evil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
])('of %s it is %s', (given, path) => {
  expect(ownPath(given, `${origin}/some/page`)).toBe(path);
});
