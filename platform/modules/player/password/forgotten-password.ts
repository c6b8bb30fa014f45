import type { CallBody } from '@verdigale/contract';
import { validate } from '@verdigale/validation';
import { AppError, type Kernel } from '#kernel';
import { judgeFields } from '../fields/judge-fields.ts';
import { requirePlayer, findPlayerId } from '../get-profile.ts';
import { forgiveSignInTries } from '../session/sign-in-tries.ts';
import { takeTry } from '../tries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './hash-password.ts';
import { newPasswordFields } from './password-fields.ts';
import { takeResetCode } from './reset-code.ts';
import { storePassword } from './store-password.ts';

/** Links for one address in a quarter of an hour: nobody can fill somebody else's mailbox. */
const maxLinks = 3;

/**
 * Queues a mail with a link to the player with this e-mail. For an unknown e-mail the answer and its time are the same: the
 * same writes are made, and the mail is sent later. Throws invalid (email), tooManyRequests.
 */
export async function requestReset(kernel: Kernel, { email }: CallBody<'passwords.reset'>): Promise<void> {
  if (validate(email, [{ rule: 'email' }]).length > 0) throw AppError.invalid('email', 'This is not an e-mail address');
  const isLeft = await takeTry(kernel, [{ key: `reset for ${email.toLowerCase()}`, max: maxLinks }]);
  if (!isLeft) throw new AppError('tooManyRequests', 'too many links for this address: wait a quarter of an hour');
  await kernel.db.transaction(async (tx) => {
    const playerId = await findPlayerId(tx, email);
    kernel.events.emit(tx, { topic: 'player.password.forgotten', payload: {}, ...(playerId ? { playerId } : {}) });
  });
}

/**
 * Sets a new password for the player of a reset code; every session of that player ends, and a lock of the sign-in from this
 * address. Throws invalid with the fields: a refused password leaves the code usable. (AUTH-16)
 */
export async function confirmReset(kernel: Kernel, { code, ...passwords }: CallBody<'passwords.confirm'>, ip: string): Promise<void> {
  judgeFields(passwords, newPasswordFields, kernel.clock.now());
  const password = passwords.newPassword;
  if (await isCommonPassword(password)) throw AppError.invalid('newPassword', 'This password is too common');
  const passwordHash = await hashPassword(password);
  const playerId = await kernel.db.transaction(async (tx) => {
    const owner = await takeResetCode(tx, kernel, code);
    if (!owner) throw AppError.invalid('code', 'This code is wrong, used or too old');
    await storePassword(tx, kernel, { playerId: owner, password, passwordHash, sessionId: null });
    return owner;
  });
  kernel.log.info({ playerId }, 'a player set a new password by a reset code');
  const { email, phone } = await requirePlayer(kernel.db, playerId);
  for (const login of [email, phone]) if (login) await forgiveSignInTries(kernel, login, ip);
}
