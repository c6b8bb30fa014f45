import type { Kernel, Transaction } from '#kernel';
import { awaitHolders } from '#modules/player';
import { dropFromOrder, freezeEntry } from './entry.sql.ts';
import { lockUnfinishedOf } from './tournament.sql.ts';

/** A fact that asks for places to be ranked anew; nobody outside hears it. */
export const entryFrozenTopic = 'tournament.entry.frozen';

export interface EntryFrozen {
  tournamentId: string;
}

/**
 * Takes a player who may not play any more out of every ranking that is not final: those behind move up. What is final is paid. A ranking that is
 * under way ends first: it would put the player back in a place that is then another's too. (X8)
 */
export async function freezeEntriesOf(tx: Transaction, { events }: Pick<Kernel, 'events'>, playerId: string): Promise<void> {
  // An exclusion from the casino alone changes no player: it would pass by an entry that is being made.
  await awaitHolders(tx, playerId);
  for (const { id: tournamentId } of await tx.all(lockUnfinishedOf(playerId))) {
    await tx.run(freezeEntry(tournamentId, playerId));
    await tx.run(dropFromOrder(tournamentId, playerId));
    events.emit(tx, { topic: entryFrozenTopic, playerId, payload: { tournamentId } satisfies EntryFrozen });
  }
}
