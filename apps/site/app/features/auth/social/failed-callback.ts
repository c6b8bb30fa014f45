import { codeOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { modalAddress } from '#app/modal-flags/modal-address.ts';

/** Beside the sign-in flag: a social sign-in came back without an e-mail that anybody has proved. It leaves with the modal. */
export const emailErrorParam = 'emailError';

/** Where a visitor goes whose social sign-in failed, and what is said there. */
export interface FailedCallback {
  /** The query of the home page. */
  search: string;
  alert: 'none' | 'blocked' | 'error';
}

/** (SOCIAL-05, wire 3.4) */
export function failedCallback(error: unknown): FailedCallback {
  const code = codeOf(error);
  if (code === errors.socialEmailUnverified.code) {
    return { search: modalAddress('', 'sign-in', { params: { [emailErrorParam]: 'true' } }), alert: 'none' };
  }
  if (code === errors.socialBlocked.code) return { search: '', alert: 'blocked' };
  if (code === errors.selfExcluded.code) return { search: '', alert: 'error' };
  return { search: modalAddress('', 'sign-up'), alert: 'error' };
}
