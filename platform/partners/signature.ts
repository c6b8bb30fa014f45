import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError, type Clock } from '#kernel';

/** Stamps further from our clock than this are refused: an old callback must not be played again. */
const toleranceSeconds = 300;

function hmac(secret: string, stamp: string, rawBody: string): Buffer {
  return createHmac('sha256', secret).update(`${stamp}.${rawBody}`).digest();
}

/** The `x-signature` header for a body that we send: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signBody(secret: string, rawBody: string, clock: Clock): string {
  const stamp = String(Math.floor(clock.now().getTime() / 1000));
  return `t=${stamp},v1=${hmac(secret, stamp, rawBody).toString('hex')}`;
}

/** Checks a partner's header against the raw body, in constant time. Throws partnerSignatureInvalid or partnerStampStale. */
export function verifySignature(secret: string, header: unknown, rawBody: string, clock: Clock): void {
  const [, stamp, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (!stamp || !hex || !timingSafeEqual(Buffer.from(hex, 'hex'), hmac(secret, stamp, rawBody))) {
    throw new AppError('partnerSignatureInvalid', 'the signature does not fit the body');
  }
  const age = Math.abs(clock.now().getTime() / 1000 - Number(stamp));
  if (age > toleranceSeconds) throw new AppError('partnerStampStale', 'the stamp is too far from now');
}
