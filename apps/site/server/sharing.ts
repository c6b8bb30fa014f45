import type { IncomingHttpHeaders } from 'node:http';
import type { CountrySource } from '@verdigale/admission';

/** What an answer says to the caches on its way. */
export type Sharing = Readonly<Record<'cache-control' | 'vary', string>>;

/** An edge sends a page unasked this long, */
const freshSeconds = 10;
/** and for this long after that while it asks for a new one. */
const staleSeconds = 50;

/** Browsers ask before each use, by the tag of the page; `no-store` would keep it out of the back/forward cache. */
function shared(secondsLeft: number): string {
  const fresh = Math.min(freshSeconds, secondsLeft);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${Math.min(staleSeconds, secondsLeft - fresh)}`;
}

/** For one browser, which asks before each use. */
export const privately: Sharing = { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' };

/**
 * Whether caches between may keep what this request is answered with. Pages differ by the cookies `theme` and `user-language` and by the
 * country; the router's data by its address alone. Nothing that comes with a token is shared, although pages are the same for players.
 * No cache keeps a page longer than it is true. See docs/decisions/0023-guest-pages-at-the-edge.md.
 */
export function sharingOf(headers: IncomingHttpHeaders, isData: boolean, edge: CountrySource, msLeft: number): Sharing {
  if (headers.authorization !== undefined || hasToken(headers.cookie)) return privately;
  const caching = shared(Math.max(0, Math.floor(msLeft / 1000)));
  if (isData) return { 'cache-control': caching, vary: 'accept-encoding' };
  return { 'cache-control': caching, vary: ['accept-encoding', 'cookie', ...(edge.isTrusted ? [edge.countryHeader] : [])].join(', ') };
}

const hasToken = (cookie = '') => /(?:^|;\s*)access_token=/.test(cookie);
