import { command, json, nullable, oneOf, query, row, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

const entryKinds = [
  /** A wrong login or password. How many there can be is bounded by the tries (`player/session/sign-in-tries.ts`). */
  'sign-in refused',
  /** An account was limited, blocked, opened again or erased: by an operator, or blocked by its player's exclusion. */
  'account status',
  /** Somebody turned out to be younger than the law lets play: by the identity check, or an operator has learned it. */
  'under age',
  /** A correction of who a player is was approved or refused by a second person. */
  'player corrected',
  /** An operator has set, changed or lifted a limit of a player. */
  'operator limit',
  /** An operator's ruling on a sports event was approved or refused by a second person. */
  'sport ruling',
  /** What bets may win on an event or market was limited by an operator, or is no longer. */
  'sport limit',
  /** An operator has set what a player's limits on one bet are multiplied by. */
  'stake factor',
  /** Somebody has done something at the operator's desk, or tried to: who, what, and whom or what it is about. */
  'operator act',
  /** Rules by which players play and are paid, or the code, differ from before. */
  'settings changed',
  /** The clock of a process differs from the database's. */
  'clock off',
] as const;

const entry = row({
  id: uuid,
  kind: oneOf(entryKinds),
  playerId: nullable(uuid),
  details: json<Record<string, unknown>>(),
  notedAt: timestamp,
});
export type JournalEntry = RowOf<typeof entry>;

export const insertEntry = ({ id, kind, playerId, details, notedAt }: JournalEntry) => command`
  insert into journal.entry (id, kind, player_id, details, noted_at)
  values (${id}, ${kind}, ${playerId}, ${JSON.stringify(details)}, ${notedAt})`;

export const entriesIn = ({ start, end }: { start: Date; end: Date }) => query(entry)`
  select ${entry.columns()} from journal.entry where noted_at >= ${start} and noted_at < ${end} order by noted_at, id`;

export const lastEntry = (kind: JournalEntry['kind']) => query(entry)`
  select ${entry.columns()} from journal.entry where kind = ${kind} order by noted_at desc, id desc limit 1`;

const moment = row({ at: timestamp });

/** By the clock that stamps money. */
export const databaseTime = () => query(moment)`select clock_timestamp() as at`;
