import { createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { validate as isUuid } from 'uuid';
import { perKernel, type Kernel } from '#kernel';

/** Lifetime of an access token. A session outlives it: the site refreshes. */
export const accessTokenLifetimeSeconds = 30 * 60;
/** How far the clocks of two of our machines may be apart. */
const clockSkewSeconds = 10;
const algorithm = 'HS256';
const minKeyBytes = 32;
/** Whose token it is (claim `prv`): a token for another kind of principal under the same key is refused. */
const provider = 'player';

/** The claims of a token whose signature was verified. */
export interface AccessClaims {
  playerId: string;
  sessionId: string;
  tokenId: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

export interface AccessTokens {
  issue(subject: Pick<AccessClaims, 'playerId' | 'sessionId' | 'tokenId'>): Promise<string>;
  /** The claims of a token that we signed; `expired` says whether its time is over. Null for anything else. */
  read(token: string): Promise<{ claims: AccessClaims; isExpired: boolean } | null>;
}

/** Tokens are JWT with the claims of (wire 0.3): iss iat exp nbf jti sub prv id sessionId, and aud. */
export const accessTokens = perKernel(({ config, clock }: Kernel): AccessTokens => {
  const secret = Buffer.from(config.jwtKey);
  if (secret.length < minKeyBytes) throw new Error(`the key of ${algorithm} tokens needs at least ${minKeyBytes} bytes`);
  const key = createSecretKey(secret);
  const issuer = config.publicUrl;
  // For our calls, and nothing else that trusts the same issuer.
  const audience = `${issuer}/api`;

  async function verify(token: string): Promise<{ payload: JWTPayload; isExpired: boolean } | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        issuer,
        audience,
        typ: 'JWT',
        currentDate: clock.now(),
        requiredClaims: ['iss', 'aud', 'iat', 'exp', 'nbf', 'jti', 'sub', 'prv', 'id', 'sessionId'],
      });
      return { payload, isExpired: false };
    } catch (error) {
      // The library verifies the signature and the other claims before it checks the time.
      if (error instanceof errors.JWTExpired) return { payload: error.payload, isExpired: true };
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  return {
    issue({ playerId, sessionId, tokenId }) {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ prv: provider, id: playerId, sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(playerId)
        .setJti(tokenId)
        .setIssuedAt(now)
        .setNotBefore(now - clockSkewSeconds)
        .setExpirationTime(now + accessTokenLifetimeSeconds)
        .sign(key);
    },
    async read(token) {
      const verified = await verify(token);
      if (verified?.payload.prv !== provider) return null;
      const { sub, sessionId, jti, exp } = verified.payload;
      // Ours are; the same key may sign for another product.
      if (![sub, sessionId, jti].every((id) => typeof id === 'string' && isUuid(id))) return null;
      const claims = { playerId: String(sub), sessionId: String(sessionId), tokenId: String(jti), expiresAt: Number(exp) };
      return { claims, isExpired: verified.isExpired };
    },
  };
});
