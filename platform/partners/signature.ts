import { checkSignature, signatureHeader } from '@verdigale/partner-wire/signature';
import { AppError, type Clock } from '#kernel';

/** Requires that the partner signed this text. Throws partnerSignatureInvalid or partnerStampStale. */
export function requireSignature(secret: string, headers: Readonly<Record<string, unknown>>, text: string, clock: Clock): void {
  const verdict = checkSignature(secret, headers[signatureHeader], text, clock.now());
  if (verdict === 'forged') throw new AppError('partnerSignatureInvalid', 'the signature does not fit the body');
  if (verdict === 'stale') throw new AppError('partnerStampStale', 'the stamp is too far from now');
}
