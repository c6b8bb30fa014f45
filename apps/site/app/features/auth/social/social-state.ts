import { createStoredText } from '#app/browser/stored-text.ts';
import { pageSearch } from '#app/modal-flags/modal-flags.ts';
import { modalRules } from '#app/modal-flags/modal-rules.ts';
import { backRouteOf } from '#app/session/back-route.ts';
import type { SocialState } from '@verdigale/contract';

/** Parameters that have done their work when somebody comes back. (A 7) */
const spentParams = ['stag'];
const keptKey = createStoredText('socialSignIn', 'session');

/** The platform takes a state of 2,000 characters, its key included; services take little more. */
const longestRoute = 1_500;

/**
 * Where to come back to: the page that a guest was sent away from, else this one without modals and tags. (SOCIAL-03) What is too long for the
 * journey comes back without its query, or to the first page.
 */
export function backRouteFrom(url: URL): string {
  const whole = backRouteOf(url.searchParams, url.origin) ?? ownRoute(url);
  return [whole, whole.split(/[?#]/)[0]!].find((route) => route.length <= longestRoute) ?? '/';
}

function ownRoute({ pathname, searchParams }: URL): string {
  const search = pageSearch(searchParams, modalRules);
  for (const name of spentParams) search.delete(name);
  return pathname + (search.size > 0 ? `?${search}` : '');
}

/**
 * The state of a sign-in that begins here. Its key stays in this tab: an answer that carries another one was asked for by
 * somebody else, who would have this visitor play in an account that is not the visitor's own.
 */
export function beginSocialState(url: URL): string {
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  keptKey.write(key);
  return JSON.stringify({ backRoute: backRouteFrom(url), key } satisfies SocialState);
}

export interface ReturnedState {
  backRoute: string | null;
  /** This tab asked for this answer, and sees it for the first time. */
  isOwn: boolean;
}

/** Reads what came back, and forgets the key. (A 7, wire 3.4) */
export function takeSocialState(search: URLSearchParams, origin: string): ReturnedState {
  const key = keptKey.read();
  keptKey.write(null);
  const state = parse(search.get('state') ?? '');
  const isOwn = key !== null && state?.key === key;
  const given = typeof state?.backRoute === 'string' ? state.backRoute : '';
  return { backRoute: backRouteOf(new URLSearchParams({ backRoute: given }), origin), isOwn };
}

/** Some services encode the state once more. */
function parse(text: string): Partial<SocialState> | null {
  for (const read of [(raw: string) => raw, decodeURIComponent]) {
    try {
      const value: unknown = JSON.parse(read(text));
      return typeof value === 'object' ? value : null;
    } catch {
      // Then perhaps in the other form.
    }
  }
  return null;
}
