/** The query parameter that remembers, beside the sign-in flag, which page of players a guest asked for. (ROUTE-18) */
export const backRouteParam = 'backRoute';

/** The page to go to after the sign-in; null for anything that is not a path of this site. */
export function backRouteOf(search: URLSearchParams, origin: string): string | null {
  return ownPath(search.get(backRouteParam), origin);
}

/** An address that somebody put into the query, when it is a path of this site, else null. */
export function ownPath(given: string | null, origin: string): string | null {
  if (!given?.startsWith('/') || !URL.canParse(given, origin)) return null;
  // `//host` and `/\host` begin like paths and lead away; `/..//host` becomes one that does.
  const url = new URL(given, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}
