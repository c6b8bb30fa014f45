import { data } from 'react-router';

/** Throw it from a loader: the page answers 404 with the page-not-found state. (ROUTE-17) */
export function notFound() {
  return data(null, { status: 404 });
}

/**
 * Throws 404 for a first segment that is no known locale (`/about-us` reaches the localised home page's route, and
 * `/foo/main` the localised main page's). The server has read the prefix; here it only has to be there.
 */
export function requireKnownLocale(params: { locale?: string | undefined }, site: { prefix: string | null }): void {
  if (params.locale !== undefined && params.locale !== site.prefix) throw notFound();
}
