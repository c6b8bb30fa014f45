import type { CallBody, Profile } from '@verdigale/contract';
import { AppError, type Kernel, type Principal } from '#kernel';
import { judgeFields } from '../fields/judge-fields.ts';
import { getProfile } from '../get-profile.ts';
import { lockCredential, selectCredential } from '../player.sql.ts';
import { forgiveTries, takeTry } from '../tries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, isPassword } from './hash-password.ts';
import { changePasswordFields } from './password-fields.ts';
import { storePassword } from './store-password.ts';

/** Guesses at the current password, by somebody with a stolen session. */
const maxTries = 10;

const wrongPassword = () => AppError.invalid('currentPassword', 'This is not your password');

/**
 * Sets a new password for a player who knows the current one, and ends the player's other sessions. Throws invalid with the fields,
 * tooManyRequests. (PROFILE-02, wire 2.4)
 */
export async function changePassword(
  kernel: Kernel,
  { playerId, sessionId }: Principal,
  body: CallBody<'passwords.change'>,
): Promise<Profile> {
  judgeFields(body, changePasswordFields, kernel.clock.now());
  const { currentPassword, newPassword } = body;
  if (await isCommonPassword(newPassword)) throw AppError.invalid('newPassword', 'This password is too common');
  const tries = { key: `password of ${playerId}`, max: maxTries };
  if (!(await takeTry(kernel, [tries]))) throw new AppError('tooManyRequests', 'too many wrong passwords: wait a quarter of an hour');
  const stored = (await kernel.db.maybe(selectCredential(playerId)))?.passwordHash;
  if (!(await isPassword(currentPassword, stored))) throw wrongPassword();
  const passwordHash = await hashPassword(newPassword);
  await kernel.db.transaction(async (tx) => {
    // A parallel change may have replaced the current password meanwhile.
    const current = await tx.maybe(lockCredential(playerId));
    if (current?.passwordHash !== stored) throw wrongPassword();
    await storePassword(tx, kernel, { playerId, password: newPassword, passwordHash, sessionId });
  });
  await forgiveTries(kernel, [tries.key]);
  kernel.log.info({ playerId }, 'a player changed the password');
  return getProfile(kernel.db, playerId);
}
