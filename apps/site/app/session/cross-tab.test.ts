import { expect, it } from 'vitest';
import { decodeMarker, encodeMarker } from './cross-tab.ts';

it.each(['login', 'logout'] as const)('[AUTH-14] writes and reads a %s marker', (change) => {
  expect(atob(encodeMarker(change, 1700))).toBe(`1700-${change}`);
  expect(decodeMarker(encodeMarker(change, 1700))).toBe(change);
});

it.each([null, '', 'not base64 !', btoa('1-other'), btoa('login')])('reads %s as no marker', (value) => {
  expect(decodeMarker(value)).toBeNull();
});
