import type { CallBody, CallData } from '@verdigale/contract';
import { AppError, type Caller, type Kernel, type Principal } from '#kernel';
import { emitContactChanged } from '../contact-changed.ts';
import { dropPhoneResetCodes, issueResetCode } from '../password/reset-code.ts';
import { requirePhone } from '../phone.ts';
import { emitProfileChanged } from '../profile-changed.ts';
import { confirmPhone, lockPlayer, selectPlayerIdByPhone } from '../player.sql.ts';
import { requireProof } from '../session/proof.ts';
import { requireProofFor } from './require-proof-for.ts';
import { checkCode, spendCode } from './take-code.ts';

type Answer = CallData<'player.otp.verify'>;

/**
 * Checks a code that was sent to a phone. For a registration it stays good for `player.register.phone`, which uses it up; a
 * player's own phone is confirmed; for a new password the answer is the code that sets it. Throws codeInvalid, invalid
 * (phone), unauthorised, passwordNeeded, signInNeeded. (wire 2.3)
 */
export async function verifyCode(
  kernel: Kernel,
  { phone: typed, code, reason }: CallBody<'player.otp.verify'>,
  { principal, caller }: { principal: Principal | null; caller: Caller },
): Promise<Answer> {
  if (reason === 'phoneVerification' && !principal) throw new AppError('unauthorised', 'only a signed-in player can verify a phone');
  const phone = requirePhone(typed);
  // Before the code is checked, so that the player can give the same one again after the proof.
  if (reason === 'phoneVerification') await requireProofFor(kernel, principal!, phone);
  const checked = await checkCode(kernel, { phone, reason }, code, caller.ip);
  if (reason === 'registration') return { code };
  return kernel.db.transaction(async (tx) => {
    await spendCode(tx, kernel, checked);
    if (reason === 'changingPass') {
      const owner = await tx.maybe(selectPlayerIdByPhone(phone));
      // Under the player's lock: a phone that is given up meanwhile gets no code that outlives it.
      const player = owner && (await tx.one(lockPlayer(owner.id)));
      // No code is ever sent to an unknown phone: this one was guessed.
      if (!player?.phoneConfirmedAt || player.phone !== phone) throw new AppError('codeInvalid', 'nobody has this phone');
      return { code: issueResetCode(tx, kernel, player.id, 'phone') };
    }
    const before = (await tx.maybe(lockPlayer(principal!.playerId)))!;
    if (before.phone !== phone) {
      // Again under the lock: a session that a reset of the password has just ended must not confirm a phone after it.
      await requireProof(tx, kernel, principal!);
      dropPhoneResetCodes(tx, before.id);
    }
    tx.write(confirmPhone(before.id, phone, kernel.clock.now()));
    emitProfileChanged(tx, kernel, before.id);
    if (!before.phoneConfirmedAt || before.phone !== phone) emitContactChanged(tx, kernel, before, 'phone');
    return { code };
  });
}
