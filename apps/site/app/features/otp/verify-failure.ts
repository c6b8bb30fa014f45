import { codeOf, platformMessageOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';

/** What the code's field says about a check that failed. (OTP-05) */
export type VerifyFailure = { kind: 'invalid' | 'unknown' } | { kind: 'message'; message: string };

export function verifyFailureOf(error: unknown): VerifyFailure {
  if (codeOf(error) === errors.codeInvalid.code) return { kind: 'invalid' };
  const message = platformMessageOf(error);
  return message === null ? { kind: 'unknown' } : { kind: 'message', message };
}
