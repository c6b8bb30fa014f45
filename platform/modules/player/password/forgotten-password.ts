import type { CallBody } from '@verdigale/contract';
import { validate } from '@verdigale/validation';
import { AppError, visitorOf, type Kernel } from '#kernel';
import { logAuth } from '../auth-log.ts';
import { judgeFields } from '../fields/judge-fields.ts';
import { requirePlayer, findPlayerId } from '../get-profile.ts';
import { welcomeAfterReset } from '../session/sign-in-tries.ts';
import { takeTry } from '../tries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './hash-password.ts';
import { newPasswordFields } from './password-fields.ts';
import { takeResetCode } from './reset-code.ts';
import { settleContacts } from './settle-contacts.ts';
import { storePassword } from './store-password.ts';

/** Links that one visitor may ask for in a quarter of an hour, for one e-mail. */
const maxAsked = 3;
/** Mails to one e-mail in that time, whoever asks. Each link is good for an hour: who gets no seventh mail has six that work. */
const maxMails = 6;

/**
 * Queues a mail with a link to the player with this e-mail. For an unknown e-mail the answer and its time are the same: the
 * same writes are made, and the mail is sent later. Somebody else's requests fill no mailbox, and keep nobody from a link.
 * Throws invalid (email), tooManyRequests.
 */
export async function requestReset(kernel: Kernel, { email }: CallBody<'passwords.reset'>, ip: string): Promise<void> {
  if (validate(email, [{ rule: 'email' }]).length > 0) throw AppError.invalid('email', 'This is not an e-mail address');
  const name = email.toLowerCase();
  if (!(await takeTry(kernel, { key: `reset for ${name} asked from ${visitorOf(ip)}`, max: maxAsked }))) {
    logAuth(kernel, { event: 'reset request', outcome: 'slowed', ip });
    throw new AppError('tooManyRequests', 'too many links for this address: wait a quarter of an hour');
  }
  const isMailed = await takeTry(kernel, { key: `reset for ${name}`, max: maxMails });
  const playerId = await kernel.db.transaction(async (tx) => {
    const owner = await findPlayerId(tx, email);
    kernel.events.emit(tx, { topic: 'player.password.forgotten', payload: {}, ...(owner && isMailed ? { playerId: owner } : {}) });
    return owner;
  });
  logAuth(kernel, { event: 'reset request', outcome: isMailed ? 'done' : 'slowed', playerId, ip });
}

/**
 * Sets a new password for the player of a reset code; every session of that player ends, contacts that are not
 * proven are dropped, and this address may sign in whatever was tried before. Throws invalid with the fields: a refused password leaves the code usable. (AUTH-16)
 */
export async function confirmReset(kernel: Kernel, { code, ...passwords }: CallBody<'passwords.confirm'>, ip: string): Promise<void> {
  judgeFields(passwords, newPasswordFields(kernel), kernel.clock.now());
  const password = passwords.newPassword;
  if (await isCommonPassword(password)) throw AppError.invalid('newPassword', 'This password is too common');
  const passwordHash = await hashPassword(password);
  const playerId = await kernel.db.transaction(async (tx) => {
    const taken = await takeResetCode(tx, kernel, code);
    if (!taken) logAuth(kernel, { event: 'password reset', outcome: 'refused', ip });
    if (!taken) throw AppError.invalid('code', 'This code is wrong, used or too old');
    await storePassword(tx, kernel, { playerId: taken.playerId, password, passwordHash, sessionId: null });
    await settleContacts(tx, kernel, taken.playerId, taken.by);
    return taken.playerId;
  });
  logAuth(kernel, { event: 'password reset', outcome: 'done', playerId, ip });
  const { email, phone } = await requirePlayer(kernel.db, playerId);
  for (const login of [email, phone]) if (login) await welcomeAfterReset(kernel, { login, ip });
}
