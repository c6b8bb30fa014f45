import type { Transaction } from '#kernel';
import { deleteCommunicationsFrom } from './communication.sql.ts';
import { deleteMessagesOf } from './message.sql.ts';

/** Removes what was written to a player, and in the contact form from an address that he has proved. */
export async function eraseMessages(
  tx: Transaction,
  { id, email, confirmedAt }: { id: string; email: string | null; confirmedAt: Date | null },
): Promise<void> {
  await tx.run(deleteMessagesOf(id));
  if (email !== null && confirmedAt !== null) await tx.run(deleteCommunicationsFrom(email));
}
