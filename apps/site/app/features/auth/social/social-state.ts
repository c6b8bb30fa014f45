import { createStoredText } from '#app/browser/stored-text.ts';
import { pageSearch } from '#app/modal-flags/modal-flags.ts';
import { modalRules } from '#app/modal-flags/modal-rules.ts';
import { backRouteOf } from '#app/session/back-route.ts';
import type { SocialState } from '@verdigale/contract';

/** Parameters that have done their work when somebody comes back. (A 7) */
const spentParams = ['stag'];
const keptKey = createStoredText('socialSignIn', 'session');

/** Where to come back to: the page that a guest was sent away from, else this one without modals and tags. (SOCIAL-03) */
export function backRouteFrom(url: URL): string {
  const askedFor = backRouteOf(url.searchParams, url.origin);
  if (askedFor !== null) return askedFor;
  const search = pageSearch(url.searchParams, modalRules);
  for (const name of spentParams) search.delete(name);
  return url.pathname + (search.size > 0 ? `?${search}` : '');
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
