import { afterEach, expect, it } from 'vitest';
import { readCookie, removeCookie, writeCookie } from './browser-cookie.ts';

const name = 'affiliateTag';
afterEach(() => removeCookie(name));

it.each(['partner_7', '50% off', 'a=b; c', 'ö 🎰', 'YQ=='])('reads what it has written: %s', (value) => {
  writeCookie(name, value, 60);
  expect(readCookie(name)).toBe(value);
});

it.each(['50%', '%E0%A4%A', 'YQ==', 'a=b'])('reads what another script has written without encoding it: %s', (value) => {
  document.cookie = `${name}=${value}; Path=/`;
  expect(readCookie(name)).toBe(value);
});

it('has none that is not there, nor one that is empty, nor one whose name only begins alike', () => {
  writeCookie(`${name}s`, 'x', 60);
  expect(readCookie(name)).toBeNull();
  removeCookie(`${name}s`);
  document.cookie = `${name}=; Path=/`;
  expect(readCookie(name)).toBeNull();
});
