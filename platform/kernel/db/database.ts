import { createClient, createPool, namedLoss, poolPatience } from '@verdigale/migrate';
import pg from 'pg';
import { allowStatements, beganAt, readOneState } from './database.sql.ts';
import { createGroups } from './groups.ts';
import { joinReads } from './join-reads.ts';
import { prepared } from './prepared.ts';
import { runTransaction, type Transaction } from './transaction.ts';
import { queryable, type Queryable } from './queryable.ts';
import { translated, type ConstraintErrors } from './constraint-error.ts';

/** PostgreSQL's int8 and numeric-free money come back as bigint, never as a float. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, BigInt);

/** PostgreSQL gives a statement up a little before the pool gives its connection up. */
const earlierMs = 500;
/** Reading all books at once. */
const snapshotMs = 15 * 60_000;

export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction at read committed. Serialisation failures and deadlocks are retried a bounded
   * number of times, so `work` must have no effect outside the database. Do no outbound I/O in it.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs `work` as `transaction` does, but in one transaction with that of other keys that come at the same time: their statements of one kind
   * (each.ts) are sent as one, and there is one commit. Who throws leaves nothing and hinders nobody; after an error of the database, and where a
   * lock is held elsewhere, each is run alone. Calls of one key take turns. `key` is who is locked: a player.
   */
  together<T>(key: string, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Reads one snapshot of the whole database, however long it takes: changes made meanwhile are not seen. `at` is the time of
   * the snapshot, by the database's clock.
   */
  snapshot<T>(read: (tx: Queryable, at: Date) => Promise<T>): Promise<T>;
  /** A dedicated connection, for LISTEN and advisory locks. The caller ends it. */
  connect(): Promise<pg.Client>;
  readonly url: string;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  poolSize?: number;
  /** How long a statement may take before its connection counts as lost. */
  patienceMs?: number;
  onError?: (error: Error) => void;
  /** The errors thrown for broken constraints. */
  constraintErrors?: ConstraintErrors;
}

/** Opens a pool. A lost idle connection is reported to `onError` and replaced at the next use. */
export function openDatabase({
  url,
  poolSize = 16,
  patienceMs = poolPatience.query_timeout,
  onError,
  constraintErrors = {},
}: DatabaseOptions): Database {
  const settings = { connectionString: url, application_name: 'verdigale', types };
  // A call that waits this long for a lock, a statement that takes this long, or a transaction that was left open would hold up others.
  const patience = {
    lock_timeout: 10_000,
    query_timeout: patienceMs,
    statement_timeout: patienceMs - earlierMs,
    idle_in_transaction_session_timeout: 30_000,
  };
  // Pipelining lets BEGIN travel with the first query and COMMIT with the last writes: two round trips a transaction.
  const pool = createPool({ ...settings, ...patience, max: poolSize, pipeline: true }, (error) => onError?.(error));
  const groups = createGroups(pool, poolPatience.connectionTimeoutMillis);
  const refuse = (error: unknown): never => {
    throw translated(error, constraintErrors);
  };
  const send = joinReads((statement) => pool.query<Record<string, unknown>>(prepared(statement)));
  return {
    ...queryable((statement) => send(statement).catch((error: unknown) => refuse(namedLoss(error)))),
    transaction: (work) => runTransaction(pool, work).catch(refuse),
    together: (key, work) => groups.run(key, work).catch(refuse),
    snapshot: (read) =>
      runTransaction(
        pool,
        async (tx) => {
          await tx.run(readOneState());
          await tx.run(allowStatements(snapshotMs));
          return read(tx, (await tx.one(beganAt())).at);
        },
        { statementMs: snapshotMs },
      ).catch(refuse),
    connect: async () => {
      const client = createClient(settings);
      await client.connect();
      return client;
    },
    url,
    close: () => pool.end(),
  };
}
