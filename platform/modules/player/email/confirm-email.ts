import { AppError, type Kernel } from '#kernel';
import { emitProfileChanged } from '../profile-changed.ts';
import { confirmEmailOf, selectPlayer } from '../player.sql.ts';
import { isSignedFor, readConfirmationCode } from './confirmation-code.ts';

/** Confirms the address that a link was mailed to; doing it twice is no error. Throws invalid (code), the same for every fault. */
export async function confirmEmail(kernel: Kernel, code: string): Promise<void> {
  const claim = readConfirmationCode(code);
  const player = claim ? await kernel.db.maybe(selectPlayer(claim.playerId)) : undefined;
  const now = kernel.clock.now();
  if (!player?.email || !isSignedFor(kernel, code, player.email) || claim!.expiresAt <= now.getTime())
    throw AppError.invalid('code', 'This link is no longer valid');
  // Checked again under the lock: the address may have been changed meanwhile.
  await kernel.db.transaction(async (tx) => {
    tx.write(confirmEmailOf(player.id, player.email!, now));
    emitProfileChanged(tx, kernel, player.id);
  });
}
