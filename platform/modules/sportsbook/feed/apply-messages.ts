import { isDeepStrictEqual } from 'node:util';
import type { FeedMessage } from '@verdigale/partner-wire';
import { newId, type Kernel, type Transaction } from '#kernel';
import { notify } from '#kernel/db/notify.sql.ts';
import { marketKey, type BookEvent, type Odds } from '../book/book.ts';
import { lockEvents } from '../book/book.sql.ts';
import { foldMessage, type EventMessage } from '../book/fold-message.ts';
import { loadBook } from '../book/load-book.ts';
import { saveBook, type Cause } from '../book/save-book.ts';
import { follow, unknownProducer, type ProducerState } from './follow.ts';
import { insertProducers, lockProducers, setProducer, toProducer } from './producer.sql.ts';

/** Results of an event, what is void of it, or what is withheld of its bets, have changed: its bets have other targets. */
export const resultsChangedTopic = 'sportsbook.results.changed';
export interface ResultsChanged {
  eventId: string;
}

/** What a process hears that carries prices to its sockets: some event has changed. */
export const eventsChangedSignal = 'verdigale_sportsbook';

const changesMoney = new Set<FeedMessage['kind']>(['bets.settled', 'settlement.rolledBack', 'bets.cancelled', 'cancel.rolledBack']);

/**
 * Applies a feed's messages, each of them once however often they come, and each producer's in their order: after a gap the rest waits for a next
 * delivery. The same number of statements for any number of messages. (docs/guides/connect-a-data-feed.md)
 */
export async function applyMessages(
  tx: Transaction,
  { db, clock, events }: Pick<Kernel, 'db' | 'clock' | 'events'>,
  messages: readonly FeedMessage[],
): Promise<void> {
  const now = clock.now();
  const producers = await lock(tx, [...new Set(messages.map(({ producer }) => producer))].toSorted());
  const due = messages.flatMap((message) => {
    const { state, turn } = follow(producers.get(message.producer)!, message, now, newId);
    producers.set(message.producer, state);
    return turn === 'apply' ? [{ message, epoch: state.epoch }] : [];
  });
  const about = due.flatMap(({ message, epoch }) => ('eventId' in message ? [{ message, epoch }] : []));
  const changed = await apply(tx, about);
  for (const [name, state] of producers) await tx.run(setProducer(name, state));
  if (about.length > 0) announceChanges(tx, { db, events }, changed);
}

/** Tells those that carry prices that events have changed, and the flow of bets whose results have. */
export function announceChanges(tx: Transaction, { db, events }: Pick<Kernel, 'db' | 'events'>, resultsOf: Iterable<string>): void {
  // Whoever misses it looks once a second.
  tx.afterCommit(() => void db.run(notify(eventsChangedSignal)).catch(() => {}));
  for (const eventId of resultsOf) events.emit(tx, { topic: resultsChangedTopic, payload: { eventId } satisfies ResultsChanged });
}

async function lock(tx: Transaction, names: readonly string[]): Promise<Map<string, ProducerState>> {
  const [, rows] = await Promise.all([tx.run(insertProducers(names, unknownProducer(newId()))), tx.all(lockProducers())]);
  return new Map(rows.filter(({ name }) => names.includes(name)).map((row) => [row.name, toProducer(row)]));
}

/** All messages of an event in one go make one version of it. Answers the events whose bets have other targets. */
async function apply(tx: Transaction, due: readonly { message: EventMessage; epoch: number }[]): Promise<Set<string>> {
  const retargeted = new Set<string>();
  if (due.length === 0) return retargeted;
  const ids = [...new Set(due.map(({ message }) => message.eventId))];
  await tx.run(lockEvents(ids));
  const book = await loadBook(tx, ids);
  const before = new Map([...book].map(([id, { version }]) => [id, version]));
  const causes = new Map<string, Cause>();
  for (const { message, epoch } of due) {
    const { eventId, producer, sequence, at } = message;
    const version = (before.get(eventId) ?? 0) + 1;
    const known = book.get(eventId);
    const event: BookEvent | undefined = foldMessage(known, message, { epoch, version, newId });
    if (changesMoney.has(message.kind) || (message.kind === 'odds.changed' && isWithheldAnew(known, event, message)))
      retargeted.add(eventId);
    if (!event) continue;
    book.set(eventId, event);
    causes.set(eventId, { producer, sequence, at: new Date(at) });
  }
  await saveBook(
    tx,
    [...causes].map(([id, cause]) => ({ event: book.get(id)!, cause })),
  );
  return retargeted;
}

/** Whether other deductions (Rule 4) hold of a market than before. */
function isWithheldAnew(before: BookEvent | undefined, after: BookEvent | undefined, { markets }: Odds): boolean {
  return markets.some((named) => {
    const [was, is] = [before, after].map((event) => event?.markets.get(marketKey(named))?.deductions ?? []);
    return was!.length + is!.length > 0 && !isDeepStrictEqual(was, is);
  });
}
