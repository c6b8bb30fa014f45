import { codeOf, isSessionOver, platformMessageOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { isProofRefusal } from '#app/features/proof/index.ts';

/** What the code's field says about a check that failed. (OTP-05) */
export type VerifyFailure = { kind: 'invalid' | 'unknown' } | { kind: 'message'; message: string };

export function verifyFailureOf(error: unknown): VerifyFailure {
  if (codeOf(error) === errors.codeInvalid.code) return { kind: 'invalid' };
  const message = platformMessageOf(error);
  return message === null ? { kind: 'unknown' } : { kind: 'message', message };
}

/**
 * Whether the code itself was refused. Once a code has been accepted, later refusals are about other things, except for one that says that
 * it has been used up. (REG-05)
 */
export function isFaultOfCode(error: unknown, wasRight: boolean): boolean {
  if (isSessionOver(error) || isProofRefusal(error)) return false;
  return !wasRight || codeOf(error) === errors.codeInvalid.code;
}
