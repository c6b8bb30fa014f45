import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageSearch } from './modal-flags.ts';
import { modalRules } from './modal-rules.ts';

/** For every route with a loader: an address that differs only in modal flags (also by the back button) loads nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const page = (url: URL) => url.pathname + pageSearch(url.searchParams, modalRules).toString();
  return page(currentUrl) !== page(nextUrl) && defaultShouldRevalidate;
}
