import type { CallBody, Profile } from '@verdigale/contract';
import { AppError, type Kernel, type Principal } from '#kernel';
import { logAuth } from '../auth-log.ts';
import { judgeFields } from '../fields/judge-fields.ts';
import { getProfile } from '../get-profile.ts';
import { lockCredential } from '../player.sql.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './hash-password.ts';
import { changePasswordFields } from './password-fields.ts';
import { requireOwnPassword, wrongPassword } from './require-own-password.ts';
import { storePassword } from './store-password.ts';

/**
 * Sets a new password for a player who knows the current one, and ends the player's other sessions. Throws invalid with the fields,
 * tooManyRequests. (PROFILE-02, wire 2.4)
 */
export async function changePassword(
  kernel: Kernel,
  principal: Principal,
  body: CallBody<'passwords.change'>,
  ip: string,
): Promise<Profile> {
  judgeFields(body, changePasswordFields(kernel), kernel.clock.now());
  const { playerId, sessionId } = principal;
  const { currentPassword, newPassword } = body;
  if (await isCommonPassword(newPassword)) throw AppError.invalid('newPassword', 'This password is too common');
  const given = { field: 'currentPassword', password: currentPassword, event: 'password change', ip } as const;
  const stored = await requireOwnPassword(kernel, principal, given);
  const passwordHash = await hashPassword(newPassword);
  await kernel.db.transaction(async (tx) => {
    // A parallel change may have replaced the current password meanwhile.
    const current = await tx.maybe(lockCredential(playerId));
    if (current?.passwordHash !== stored) throw wrongPassword('currentPassword');
    await storePassword(tx, kernel, { playerId, password: newPassword, passwordHash, sessionId });
  });
  logAuth(kernel, { event: 'password change', outcome: 'done', playerId, ip });
  return getProfile(kernel.db, playerId);
}
