import {
  bigint,
  boolean,
  command,
  eachAppend,
  json,
  givenRows,
  integer,
  nullable,
  query,
  row,
  sql,
  text,
  timestamp,
  uuid,
} from './db/sql.ts';

const fact = row({ id: bigint, topic: text, playerId: nullable(uuid), payload: json<unknown>(), createdAt: timestamp });

interface NewFact {
  topic: string;
  playerId: string | null;
  /** As JSON. */
  payload: string;
}

export const insertFact = eachAppend(
  (given: readonly NewFact[]) => sql`
  insert into kernel.outbox (topic, player_id, payload)
  select topic, player_id, payload::jsonb from ${givenRows(given, { topic: 'text', playerId: 'uuid', payload: 'text' })} order by place`,
);

const lock = row({ held: boolean });

export const tryLock = (key: number) => query(lock)`select pg_try_advisory_xact_lock(${key}) as held`;

export const dueFacts = (topics: readonly string[], limit: number) => query(fact)`
  select ${fact.columns()} from kernel.outbox where due_at <= now() and topic = any(${topics}) order by id limit ${limit}`;

const age = row({ seconds: integer });

/** Of the oldest fact; 0 where none waits. */
export const outboxAge = () => query(age)`
  select coalesce(extract(epoch from now() - (select created_at from kernel.outbox order by id limit 1)), 0)::int as seconds`;

export const deleteFacts = (ids: readonly bigint[]) => command`delete from kernel.outbox where id = any(${ids}::bigint[])`;

/** By pauses that double up to five minutes. The exponent is bounded too: an interval that overflows would hold up every fact behind this one. */
export const putOff = (id: bigint) => command`
  update kernel.outbox set attempts = attempts + 1,
    due_at = now() + least(interval '5 minutes', interval '1 second' * power(2, least(attempts, 9))) where id = ${id}`;

export const beginFact = () => command`savepoint fact`;
export const undoFact = () => command`rollback to savepoint fact`;
export const endFact = () => command`release savepoint fact`;
