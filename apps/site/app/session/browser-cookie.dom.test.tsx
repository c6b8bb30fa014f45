import { afterEach, expect, it } from 'vitest';
import { readCookie, removeCookie, writeCookie } from './browser-cookie.ts';

const names = ['affiliateTag', 'access_token'];
afterEach(() => names.forEach(removeCookie));

it('keeps any text as it was', () => {
  writeCookie('affiliateTag', 'a=b; c %', 60);
  expect(readCookie('affiliateTag')).toBe('a=b; c %');
});

it.each(names)('reads an %s that somebody else has written without percent-encoding', (name) => {
  document.cookie = `${name}=50%off; Path=/`;
  expect(readCookie(name)).toBe('50%off');
});
