import { writeCookie } from '#app/session/browser-cookie.ts';

const tenYearsSeconds = 10 * 365 * 86_400;

/** Keeps the chosen language for the server, which sends addresses without a prefix there. (wire 17) */
export function rememberLocale(code: string): void {
  writeCookie('user-language', code, tenYearsSeconds);
}
