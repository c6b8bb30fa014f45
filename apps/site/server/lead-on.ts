import type { StoredPage } from './stored-page.ts';

/**
 * A page that leads elsewhere takes the query of its address along: a partner's tag would be lost and no modal open, since loaders
 * are asked without what they do not read. What the page names itself stays as it is.
 */
export function leadOn(page: StoredPage, query: URLSearchParams, publicUrl: string): StoredPage {
  const { location } = page.headers;
  if (location === undefined) return page;
  const target = new URL(location, publicUrl);
  const named = new Set(target.searchParams.keys());
  for (const [name, value] of query) if (!named.has(name)) target.searchParams.append(name, value);
  return { ...page, headers: { ...page.headers, location: target.pathname + target.search + target.hash } };
}
