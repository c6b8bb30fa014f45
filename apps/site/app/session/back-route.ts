import { ownPath } from '@verdigale/validation/own-path';

/** The query parameter that remembers, beside the sign-in flag, which page of players a guest asked for. (ROUTE-18) */
export const backRouteParam = 'backRoute';

/** The page to go to after the sign-in; null for anything that is not a path of this site. */
export function backRouteOf(search: URLSearchParams, origin: string): string | null {
  return ownPath(search.get(backRouteParam), origin);
}
