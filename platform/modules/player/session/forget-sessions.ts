import type { Kernel } from '#kernel';
import { deleteSessionsEndedBefore } from './session.sql.ts';

/**
 * How long an ended session stays in the player's list, and its device counts as known. With it go the address,
 * the user agent and the fingerprint: nothing needs them any longer.
 */
export const rememberMs = 90 * 24 * 3_600_000;

/** Deletes the sessions that ended longer ago. */
export async function forgetSessions({ db, clock }: Kernel): Promise<void> {
  await db.run(deleteSessionsEndedBefore(new Date(clock.now().getTime() - rememberMs)));
}
