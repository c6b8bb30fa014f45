import { readCookie } from '#app/session/browser-cookie.ts';

/**
 * The tag of the partner who sent the visitor, which waits for his registration. (wire 17) The script in the page's head keeps none that the
 * platform refuses (`inline-scripts.ts`); another script of the site's domain may have, and nobody could register with that for as long as it lasts.
 */
export function affiliateTag(): string | undefined {
  const kept = readCookie('affiliateTag');
  return kept !== null && /^[^\0]{1,256}$/.test(kept) ? kept : undefined;
}
