import type { Kernel, Transaction } from '#kernel';
import { emitProfileChanged } from '../profile-changed.ts';
import { lockPlayer, updatePlayer, type PlayerRow } from '../player.sql.ts';

export type ProvenDetails = Partial<Record<'firstName' | 'lastName' | 'birthdate', string>>;

/** The player's row, for what is judged of it until the commit; undefined where there is no such player. */
export const holdPlayerRow = (tx: Transaction, playerId: string): Promise<PlayerRow | undefined> => tx.maybe(lockPlayer(playerId));

/** Writes what a check has proved where the profile says nothing, so that nobody becomes somebody else behind it. */
export async function takeProven(
  tx: Transaction,
  kernel: Pick<Kernel, 'events' | 'clock'>,
  row: PlayerRow,
  proven: ProvenDetails,
): Promise<void> {
  const missing = Object.entries(proven).filter(([field]) => row[field as keyof ProvenDetails] === null);
  if (missing.length === 0) return;
  await tx.one(updatePlayer(row.id, Object.fromEntries(missing)));
  emitProfileChanged(tx, kernel, row.id);
}
