import { readCookie, removeCookie, writeCookie } from './browser-cookie.ts';

const tokenCookie = 'access_token';
const yearSeconds = 365 * 86_400;

/** The session token, kept for a year whatever its own `exp` is: an expired one can still be refreshed. (A 3, wire 17) */
export const tokenStore = {
  read: () => readCookie(tokenCookie),
  write: (token: string) => writeCookie(tokenCookie, token, yearSeconds),
  clear: () => removeCookie(tokenCookie),
};

/** The session that this browser's token belongs to, by its claim; null without one that can be read. (wire 0.3) */
export function currentSessionId(): string | null {
  try {
    const payload = tokenStore.read()?.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sessionId?: unknown };
    return typeof claims.sessionId === 'string' ? claims.sessionId : null;
  } catch {
    return null;
  }
}
