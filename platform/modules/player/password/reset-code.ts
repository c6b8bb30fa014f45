import type { Kernel, Transaction } from '#kernel';
import { deleteTokensFor } from '../token/one-time-token.sql.ts';
import { issueOneTimeToken, takeOneTimeToken } from '../token/one-time-token.ts';
import type { ResetContact } from './settle-contacts.ts';

/** How long the link of a mail, or the code that follows a verified phone, may be used to set a password. */
export const resetCodeLifetimeMs = 60 * 60_000;

const purposes = { email: 'reset', phone: 'reset-phone' } as const;

/**
 * A code with which `passwords/confirm` sets a new password for this player, once. Issued only to somebody who has proved to own the
 * player's e-mail address or phone: it goes into the mail, or answers `otp/verify` for the reason changingPass. (wire 2.3, wire 2.4)
 */
export function issueResetCode(tx: Transaction, kernel: Pick<Kernel, 'clock'>, playerId: string, by: ResetContact = 'email'): string {
  return issueOneTimeToken(tx, kernel, { playerId, purpose: purposes[by], lifetimeMs: resetCodeLifetimeMs });
}

/** The player whose code this is and the contact that got it, used up by the transaction; undefined when it is wrong, used or too old. */
export async function takeResetCode(
  tx: Transaction,
  kernel: Pick<Kernel, 'clock'>,
  code: string,
): Promise<{ playerId: string; by: ResetContact } | undefined> {
  for (const by of ['email', 'phone'] as const) {
    const playerId = await takeOneTimeToken(tx, kernel, purposes[by], code);
    if (playerId) return { playerId, by };
  }
  return undefined;
}

/** Drops codes that were sent to the former phone: its present holder must not set a password with one. */
export function dropPhoneResetCodes(tx: Transaction, playerId: string): void {
  tx.write(deleteTokensFor(playerId, purposes.phone));
}
