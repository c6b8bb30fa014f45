import { newId, type Kernel, type Queryable } from '#kernel';
import { entriesIn, insertEntry, lastEntry, type JournalEntry } from './entry.sql.ts';

export { databaseTime } from './entry.sql.ts';
export { checkSeals, sealDays } from './seal-days.ts';

export interface Noteworthy {
  kind: JournalEntry['kind'];
  playerId?: string | null | undefined;
  details?: Record<string, unknown>;
}

/** Writes one significant event, in the transaction of what it is about where there is one. (GLI 2.8.8) */
export async function noteEvent(
  db: Queryable,
  { clock }: Pick<Kernel, 'clock'>,
  { kind, playerId = null, details = {} }: Noteworthy,
): Promise<void> {
  await db.run(insertEntry({ id: newId(), kind, playerId, details, notedAt: clock.now() }));
}

/** What was noted in a stretch of time, the oldest first. */
export const listJournal = (db: Queryable, span: { start: Date; end: Date }): Promise<JournalEntry[]> => db.all(entriesIn(span));

/** The newest of a kind. */
export const findLastEntry = (db: Queryable, kind: JournalEntry['kind']): Promise<JournalEntry | undefined> => db.maybe(lastEntry(kind));
