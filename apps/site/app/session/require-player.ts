import { redirect } from 'react-router';
import { signInSearch } from './back-route.ts';
import { tokenStore } from './token-cookie.ts';

/**
 * For routes of players only: sends a guest to the home page of the locale with the sign-in flag, and back once he has
 * signed in. It runs in the browser, since the server never learns who asks; the server's HTML of such a page is its
 * skeleton. (A 2, ROUTE-18)
 */
export async function requirePlayer({ params, request }: { params: { locale?: string }; request: Request }): Promise<null> {
  if (tokenStore.read() === null) throw redirect(`${params.locale ? `/${params.locale}` : '/'}?${signInSearch(new URL(request.url))}`);
  return null;
}
