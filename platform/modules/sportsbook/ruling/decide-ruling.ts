import { validate } from 'uuid';
import { AppError, requireOtherPerson, type Kernel } from '#kernel';
import { noteEvent } from '#modules/journal';
import { lockEvents } from '../book/book.sql.ts';
import { loadBook } from '../book/load-book.ts';
import { saveBook } from '../book/save-book.ts';
import { announceChanges } from '../feed/apply-messages.ts';
import { foldRuling } from './fold-ruling.ts';
import { closeRuling, rulingById } from './ruling.sql.ts';

/**
 * A second person approves a ruling, which then holds for the event's bets, or refuses it. The same decision again changes nothing. Throws
 * notFound, invalid on `by` for whoever asked for it, invoiceSettled when it was decided otherwise.
 */
export async function decideRuling(
  kernel: Pick<Kernel, 'db' | 'clock' | 'events'>,
  id: string,
  { isApproved, by }: { isApproved: boolean; by: string },
): Promise<void> {
  const found = validate(id) ? await kernel.db.maybe(rulingById(id)) : undefined;
  if (!found) throw new AppError('notFound', 'no such ruling');
  const { eventId } = found;
  const status = isApproved ? 'approved' : 'refused';
  await kernel.db.transaction(async (tx) => {
    await tx.run(lockEvents([eventId]));
    const ruling = await tx.one(rulingById(id));
    if (ruling.status === status) return;
    if (ruling.status !== 'waiting') throw new AppError('invoiceSettled', `this ruling is ${ruling.status} already`);
    requireOtherPerson(by, ruling.askedBy);
    const at = kernel.clock.now();
    await tx.run(closeRuling(id, { status, by, at }));
    const { kind, market, specifiers, reason, askedBy } = ruling;
    await noteEvent(tx, kernel, {
      kind: 'sport ruling',
      details: { kind, eventId, market, specifiers, status, reason, askedBy, decidedBy: by },
    });
    if (!isApproved) return;
    const event = (await loadBook(tx, [eventId])).get(eventId)!;
    const ruled = foldRuling(event, ruling, { version: event.version + 1, at });
    await saveBook(tx, [{ event: ruled, cause: { producer: 'house', sequence: 0, at } }]);
    announceChanges(tx, kernel, [eventId]);
  });
}
