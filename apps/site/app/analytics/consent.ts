import { readCookie, writeCookie } from '#app/session/browser-cookie.ts';

export type CookieChoice = 'accepted' | 'rejected';

const cookieName = 'accept-cookie';
const tenYearsSeconds = 10 * 365 * 86_400;
const listeners = new Set<(choice: CookieChoice) => void>();

/** What the visitor has answered, null before an answer. */
export function cookieChoice(): CookieChoice | null {
  const value = readCookie(cookieName);
  return value === 'accepted' || value === 'rejected' ? value : null;
}

/** Both answers are kept equally long: whoever declines is not asked again either. */
export function keepCookieChoice(choice: CookieChoice): void {
  writeCookie(cookieName, choice, tenYearsSeconds);
  for (const listener of listeners) listener(choice);
}

/** Calls back when the visitor answers on this page. Returns a function that stops it. */
export function onCookieChoice(listener: (choice: CookieChoice) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
