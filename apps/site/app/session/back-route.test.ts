import { expect, it } from 'vitest';
import { backRouteOf } from './back-route.ts';

const origin = 'https://site.example';
const read = (value: string) => backRouteOf(new URLSearchParams({ backRoute: value }), origin);

it.each([
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/\t/evil.example',
  'https://evil.example/profile',
  'javascript:alert(1)',
  'profile',
  '',
  '/%',
])('does not lead away by %j', (value) => {
  const route = read(value);
  expect(route === null || new URL(route, origin).origin === origin).toBe(true);
  expect(route?.startsWith('//')).not.toBe(true);
});

it('answers null without the parameter', () => {
  expect(backRouteOf(new URLSearchParams('sign-in=true'), origin)).toBeNull();
});
