import { redirect } from 'react-router';
import { modalAddress } from '#app/modal-flags/modal-address.ts';
import { backRouteParam } from '#app/session/back-route.ts';
import { tokenStore } from '#app/session/token-cookie.ts';

/**
 * For routes of players only: sends a guest to the home page of the locale with the sign-in flag, and back once they have
 * signed in. It runs in the browser, since the server never learns who asks; the server's HTML of such a page is its
 * skeleton. The redirect is returned, not thrown: while the styles of the page are fetched the router looks after no error, and browsers report it as
 * one that nobody caught. (A 2, ROUTE-18)
 */
export async function requirePlayer({ params, request }: { params: { locale?: string }; request: Request }): Promise<Response | null> {
  return tokenStore.read() === null ? redirect(signInAddress(params.locale, new URL(request.url))) : null;
}

/** The home page with the sign-in open, which leads back to the page that was asked for. */
export function signInAddress(locale: string | undefined, askedFor: URL): string {
  return modalAddress(locale ? `/${locale}` : '/', 'sign-in', { params: { [backRouteParam]: askedFor.pathname + askedFor.search } });
}
