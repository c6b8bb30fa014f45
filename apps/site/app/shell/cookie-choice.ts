import { writeCookie } from '#app/session/browser-cookie.ts';

export type CookieChoice = 'accepted' | 'rejected';

export const cookieChoiceName = 'accept-cookie';
const tenYearsSeconds = 10 * 365 * 86_400;

/** Both answers are kept equally long: whoever declines is not asked again either. */
export function keepCookieChoice(choice: CookieChoice): void {
  writeCookie(cookieChoiceName, choice, tenYearsSeconds);
}
