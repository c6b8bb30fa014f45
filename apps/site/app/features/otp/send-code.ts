import { codeOf, isSessionOver, platformMessageOf } from '@verdigale/client';
import { errors, type OtpReason } from '@verdigale/contract';
import { isProofRefusal, proven } from '#app/features/proof/index.ts';
import { callApi } from '#app/session/index.ts';

export type SendOutcome =
  | { kind: 'sent' }
  /** No more codes for now: `globalComponents.phoneVerification.limitError` says so. (OTP-04) */
  | { kind: 'limit' }
  /** In the platform's words. */
  | { kind: 'refused'; message: string };

/** Asks for a code by text message. Throws what the platform has not said: no connection, the end of a session; and that a proof is missing. */
export async function sendCode(phone: string, reason: OtpReason): Promise<SendOutcome> {
  try {
    await proven(() => callApi('player.otp.send', { body: { phone, reason } }));
    return { kind: 'sent' };
  } catch (error) {
    return sendFailureOf(error);
  }
}

/** What the phone's field says of a code that was not sent. (OTP-04) */
export function sendFailureOf(error: unknown): Exclude<SendOutcome, { kind: 'sent' }> {
  const message = platformMessageOf(error);
  if (codeOf(error) === errors.codeLimitReached.code) return { kind: 'limit' };
  if (message === null || isSessionOver(error) || isProofRefusal(error)) throw error;
  return { kind: 'refused', message };
}
