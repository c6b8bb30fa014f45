import { keepNewest, type Authenticate, type Kernel, type Principal } from '#kernel';
import { livingSessions } from '../session/living-sessions.ts';
import { accessTokens, type AccessClaims } from './access-token.ts';

/** How many verified tokens are cached: verifying a signature is most of the cost of a call. */
const capacity = 20_000;

/** `expired` is a token of ours whose time is over, so that a client knows to refresh; everything else is `invalid`. */
export type TokenVerdict = Principal | 'expired' | 'invalid';

/**
 * Finds who a bearer token belongs to: checks our signature and the claims first, then whether the session is open and this its token. A closed
 * session is refused at once in this process and within `revocationDelayMs` in the others; a token that a refresh has replaced, too.
 */
export function createTokenJudge(kernel: Kernel): (token: string) => Promise<TokenVerdict> {
  const verified = new Map<string, AccessClaims>();
  const tokens = accessTokens(kernel);
  const sessions = livingSessions(kernel);

  async function claimsOf(token: string): Promise<AccessClaims | 'expired' | 'invalid'> {
    const before = verified.get(token);
    if (before && kernel.clock.now().getTime() < before.expiresAt * 1000) return before;
    verified.delete(token);
    const read = await tokens.read(token);
    if (!read) return 'invalid';
    if (read.isExpired) return 'expired';
    keepNewest(verified, token, read.claims, capacity);
    return read.claims;
  }

  return async (token) => {
    const claims = await claimsOf(token);
    if (typeof claims === 'string') return claims;
    const { playerId, sessionId, tokenId, expiresAt } = claims;
    return (await sessions.accepts(sessionId, tokenId)) ? { playerId, sessionId, expiresAt } : 'invalid';
  };
}

/** The API's check of bearer tokens: the principal, or null. */
export function createAuthenticator(kernel: Kernel): Authenticate {
  const judge = createTokenJudge(kernel);
  return async (token) => {
    const verdict = await judge(token);
    return typeof verdict === 'string' ? null : verdict;
  };
}

/** The same for the two calls that also take a token that has expired, as long as its session lives. (A 4) */
export function createLenientAuthenticator(kernel: Kernel): Authenticate {
  const tokens = accessTokens(kernel);
  const sessions = livingSessions(kernel);
  return async (token) => {
    const read = await tokens.read(token);
    if (!read || !(await sessions.isAlive(read.claims.sessionId))) return null;
    const { playerId, sessionId, expiresAt } = read.claims;
    return { playerId, sessionId, expiresAt };
  };
}
