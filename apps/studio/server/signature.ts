import { createHmac } from 'node:crypto';

/** The value of `x-signature` for a raw body: the stamp and the HMAC over both (wallet protocol 1). */
export function signBody(secret: string, rawBody: string, at: Date): string {
  const stamp = Math.floor(at.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${stamp}.${rawBody}`).digest('hex');
  return `t=${stamp},v1=${mac}`;
}
