import { ApiError } from '@verdigale/client';
import { errors } from '@verdigale/contract';

/** What the code's field says about a check that failed. (OTP-05) */
export type VerifyFailure = { kind: 'invalid' | 'unknown' } | { kind: 'message'; message: string };

export function verifyFailureOf(error: unknown): VerifyFailure {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return { kind: 'unknown' };
  if (error.code === errors.codeInvalid.code) return { kind: 'invalid' };
  const message = Object.values(error.fields)[0]?.[0] ?? error.message;
  return message ? { kind: 'message', message } : { kind: 'unknown' };
}
