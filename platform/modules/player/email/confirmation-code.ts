import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, type Kernel, perKernel } from '#kernel';

/** How long the link of a mail may be followed. */
export const confirmationLifetimeMs = 7 * 24 * 3_600_000;

const idBytes = 16;
const timeBytes = 6;
const signatureBytes = 24;
const keyOf = perKernel(({ config: { jwtKey } }: Kernel) => deriveKey(jwtKey, 'e-mail confirmation'));

/**
 * The code of a confirmation link: player, end and a signature over both and the address. Nothing of it is stored: the mail
 * can be made again at any time, and a link to an address that the player no longer has is invalid.
 */
export function issueConfirmationCode(kernel: Kernel, { playerId, email }: { playerId: string; email: string }): string {
  const claims = Buffer.alloc(idBytes + timeBytes);
  claims.write(playerId.replaceAll('-', ''), 'hex');
  claims.writeUIntBE(kernel.clock.now().getTime() + confirmationLifetimeMs, idBytes, timeBytes);
  return Buffer.concat([claims, sign(kernel, claims, email)]).toString('base64url');
}

/** The player and expiry that a code claims; null for a malformed one. Verify it with `isSignedFor`. */
export function readConfirmationCode(code: string): { playerId: string; expiresAt: number } | null {
  const bytes = Buffer.from(code, 'base64url');
  if (bytes.length !== idBytes + timeBytes + signatureBytes || bytes.toString('base64url') !== code) return null;
  const playerId = bytes.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { playerId, expiresAt: bytes.readUIntBE(idBytes, timeBytes) };
}

/** Whether we made this code for this address. */
export function isSignedFor(kernel: Kernel, code: string, email: string): boolean {
  const bytes = Buffer.from(code, 'base64url');
  const claims = bytes.subarray(0, idBytes + timeBytes);
  return timingSafeEqual(bytes.subarray(idBytes + timeBytes), sign(kernel, claims, email));
}

function sign(kernel: Kernel, claims: Buffer, email: string): Buffer {
  return createHmac('sha256', keyOf(kernel)).update(claims).update(email.toLowerCase()).digest().subarray(0, signatureBytes);
}
