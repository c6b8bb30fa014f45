import { playerStatus } from '@verdigale/contract';
import { validate } from 'uuid';
import { AppError, requireOtherPerson, type Kernel, type Transaction } from '#kernel';
import { noteEvent } from '#modules/journal';
import { lockPlayer, updatePlayer, type PlayerChange } from '../player.sql.ts';
import { columnOf, storedValue } from '../profile-columns.ts';
import { emitProfileChanged } from '../profile-changed.ts';
import { closeCorrection, lockCorrection, type Correction } from './correction.sql.ts';
import { leaveMailbox } from './leave-mailbox.ts';

/** The fact that who a player is has been corrected, of which he is told. */
export const correctedTopic = 'player.profile.corrected';

type Hands = Pick<Kernel, 'db' | 'clock' | 'events'>;

/**
 * A second person approves a correction of a player's fields, which they then say, or refuses it. The same decision again changes nothing. Throws
 * notFound, invalid on `by` for whoever asked for it, on a field that has changed since, an address that somebody has by now, and on `player` who was blocked meanwhile; invoiceSettled
 * when it was decided otherwise.
 */
export async function decideCorrection(hands: Hands, id: string, { isApproved, by }: { isApproved: boolean; by: string }): Promise<void> {
  const status = isApproved ? 'approved' : 'refused';
  await hands.db.transaction(async (tx) => {
    const asked = validate(id) ? await tx.maybe(lockCorrection(id)) : undefined;
    if (!asked) throw new AppError('notFound', 'no such correction');
    if (asked.status === status) return;
    if (asked.status !== 'waiting') throw new AppError('invoiceSettled', `this correction is ${asked.status} already`);
    requireOtherPerson(by, asked.askedBy);
    if (isApproved) await correct(tx, hands, asked);
    await tx.run(closeCorrection(id, { status, by, at: hands.clock.now() }));
    const { playerId, askedBy, changes } = asked;
    // Without the names: nothing is ever taken out of the journal.
    const details = { correction: id, fields: Object.keys(changes), status, askedBy, decidedBy: by };
    await noteEvent(tx, hands, { kind: 'player corrected', playerId, details });
  });
}

async function correct(tx: Transaction, hands: Hands, { playerId, former, changes }: Correction): Promise<void> {
  const row = await tx.one(lockPlayer(playerId));
  if (row.status === playerStatus.blocked) throw AppError.invalid('player', 'is blocked');
  const changed = Object.keys(former).find((name) => storedValue(row, name) !== former[name]);
  if (changed !== undefined) throw AppError.invalid(changed, 'has changed since it was asked for');
  const change: PlayerChange = Object.fromEntries(Object.entries(changes).map(([name, value]) => [columnOf(name), value]));
  if (changes.email !== undefined) {
    Object.assign(change, { emailLower: changes.email.toLowerCase(), confirmedAt: null });
    await leaveMailbox(tx, hands, row);
  }
  await tx.one(updatePlayer(playerId, change));
  // Whoever is excluded under the new name is found, here and at the register.
  emitProfileChanged(tx, hands, playerId);
  hands.events.emit(tx, { topic: correctedTopic, playerId, payload: {} });
}
