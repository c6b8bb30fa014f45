/** The provider that stands for all connections of one Auth0-like issuer; every other provider is a direct one. (A 7) */
export const connectionsProvider = 'auth0';
/** The provider whose answer is signed widget data instead of an authorization code. */
export const telegramProvider = 'telegram';

const base = '/api/player/sessions/social';

/** Where a browser goes to sign in with another service: a navigation, not a call. `state` is the text of a `SocialState`. (A 7) */
export function socialRedirectPath(provider: string, state: string, connection?: string): string {
  const query = new URLSearchParams({ state, ...(connection === undefined ? {} : { connection }) });
  return `${base}/${encodeURIComponent(provider)}/redirect?${query}`;
}

/** The page of the site to which the service sends the browser back. (A 2) */
export const socialCallbackPath = (connection: string): string => `/auth/social/${encodeURIComponent(connection)}/callback`;

/** What travels as `state`, as JSON. The platform gives it back with members of its own beside these. (A 7) */
export interface SocialState {
  /** Path and query of the page to come back to. */
  backRoute: string;
  /** What the browser that began knows: a site refuses an answer that it did not ask for. */
  key?: string;
}
