import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that carries the signature, on requests in both directions. */
export const signatureHeader = 'x-signature';

/** Stamps further from the reader's clock than this are stale: a recorded request must not be played again later. */
const toleranceSeconds = 300;

/** What a signature header proves. A header that is missing or malformed counts as forged. */
export type SignatureVerdict = 'valid' | 'forged' | 'stale';

/**
 * The value of `x-signature` for a text: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<text>">`. The text is the body as it is
 * sent; of a GET it is the path below the partner's base address, with its query.
 */
export function signText(secret: string, text: string, at: Date): string {
  const stamp = String(Math.floor(at.getTime() / 1000));
  return `t=${stamp},v1=${digest(secret, stamp, text).toString('hex')}`;
}

/** Checks a header against the text that was received, in constant time. Only a well-signed stamp can be stale. */
export function checkSignature(secret: string, header: unknown, text: string, now: Date): SignatureVerdict {
  const [, stamp, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (!stamp || !hex || !timingSafeEqual(Buffer.from(hex, 'hex'), digest(secret, stamp, text))) return 'forged';
  return Math.abs(now.getTime() / 1000 - Number(stamp)) > toleranceSeconds ? 'stale' : 'valid';
}

function digest(secret: string, stamp: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${stamp}.${text}`).digest();
}
