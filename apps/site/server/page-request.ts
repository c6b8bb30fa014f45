/** What an address asks for, before anybody's language or country matters. */
export type PageRequest = { kind: 'refused' } | { kind: 'moved'; path: string } | AskedPage;

export interface AskedPage {
  kind: 'page';
  path: string;
  query: URLSearchParams;
  /** The router in the browser asks for the data of the page. */
  isData: boolean;
}

/** The path that a data request of the router stands for: `/main.data` is the data of `/main`. */
export function pagePath(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname;
  return pathname.endsWith('/_.data') ? pathname.slice(0, -'_.data'.length) : pathname.slice(0, -'.data'.length);
}

/**
 * Reads a request line. Doubled and trailing slashes are sent to the one good address: `//host` in a redirect would be
 * somebody else's site.
 */
export function readPageRequest(requestUrl: string, publicUrl: string): PageRequest {
  if (!requestUrl.startsWith('/') || !URL.canParse(publicUrl + requestUrl)) return { kind: 'refused' };
  const url = new URL(publicUrl + requestUrl);
  try {
    decodeURIComponent(url.pathname);
  } catch {
    return { kind: 'refused' };
  }
  const isData = url.pathname.endsWith('.data');
  const single = url.pathname.replace(/\/{2,}/g, '/');
  const tidy = single.length > 1 && !isData ? single.replace(/\/$/, '') : single;
  if (tidy !== url.pathname) return { kind: 'moved', path: tidy + url.search };
  return { kind: 'page', path: url.pathname, query: url.searchParams, isData };
}
