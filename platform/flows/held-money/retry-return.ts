import { AppError, type Kernel } from '#kernel';
import { findHeld, heldById, putHeld } from '#modules/risk';
import { lockAccount } from '#modules/wallet';

/** The provider may be asked again: the running platform makes the job, since an operator's command is a process without a queue. */
export const retryTopic = 'held-money.retry';

/** Has the provider asked once more to send back a deposit that waits for an operator. Throws notFound for anything else. */
export async function retryReturn({ db, events }: Pick<Kernel, 'db' | 'events'>, heldId: string): Promise<void> {
  const found = await findHeld(db, heldId);
  await db.transaction(async (tx) => {
    if (found) await lockAccount(tx, found.accountId);
    const held = found && (await tx.one(heldById(heldId)));
    if (held?.cause !== 'deposit' || held.status !== 'waiting') throw new AppError('notFound', 'no such deposit is waiting');
    tx.write(putHeld(heldId, 'returning', ''));
    events.emit(tx, { topic: retryTopic, playerId: held.playerId, payload: { heldId } });
  });
}
