import { ApiError } from '@verdigale/client';
import { errors, type OtpReason } from '@verdigale/contract';
import { callApi } from '#app/session/index.ts';

export type SendOutcome =
  | { kind: 'sent' }
  /** No more codes for now: `globalComponents.phoneVerification.limitError` says so. (OTP-04) */
  | { kind: 'limit' }
  /** In the platform's words. */
  | { kind: 'refused'; message: string };

/** Asks for a code by text message. Throws what no field can say: no connection, a failure of the platform. */
export async function sendCode(phone: string, reason: OtpReason): Promise<SendOutcome> {
  try {
    await callApi('player.otp.send', { body: { phone, reason } });
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
    if (error.code === errors.codeLimitReached.code) return { kind: 'limit' };
    return { kind: 'refused', message: Object.values(error.fields)[0]?.[0] ?? error.message };
  }
}
