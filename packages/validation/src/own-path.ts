/** An address that somebody gave, when it is a path of the site at this origin and leads nowhere else, else null. */
export function ownPath(given: unknown, origin: string): string | null {
  if (typeof given !== 'string' || !given.startsWith('/') || !URL.canParse(given, origin)) return null;
  // `//host` and `/\host` begin like paths and lead away; `/..//host` becomes one that does.
  const url = new URL(given, origin);
  return url.origin === new URL(origin).origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}
