import type { Transaction } from '#kernel';
import { dropStandings, freezeEntries } from './entry.sql.ts';

/** Takes a player who may not play any more out of every ranking that is not final: those behind move up. What is final is paid. (X8) */
export async function freezeEntriesOf(tx: Transaction, playerId: string): Promise<void> {
  await tx.run(freezeEntries(playerId));
  await tx.run(dropStandings(playerId));
}
