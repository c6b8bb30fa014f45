import { readCookie, removeCookie, writeCookie } from './browser-cookie.ts';

const tokenCookie = 'access_token';
const yearSeconds = 365 * 86_400;

/** The session token, kept for a year whatever its own `exp` is: an expired one can still be refreshed. (A 3, wire 17) */
export const tokenStore = {
  read: () => readCookie(tokenCookie),
  write: (token: string) => writeCookie(tokenCookie, token, yearSeconds),
  clear: () => removeCookie(tokenCookie),
};
