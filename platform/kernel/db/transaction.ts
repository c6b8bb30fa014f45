import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { joinNeighbours } from './each.ts';
import { prepared } from './prepared.ts';
import { queryable, type Queryable } from './queryable.ts';
import type { Statement } from './statement.ts';
import { namedLoss } from '@verdigale/migrate';

export interface Transaction extends Queryable {
  /**
   * Queues a write that travels with the commit. Its failure fails the whole transaction. Use it for every write
   * whose result the work does not need: it saves a round trip.
   */
  write(statement: Statement): void;
  /** Runs `effect` once the commit is acknowledged: wake-ups only, never anything that must not be lost. */
  afterCommit(effect: () => void): void;
}

const retryable = new Set(['40001', '40P01']);
const attempts = 4;

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string } | null)?.code;
}

export interface TransactionOptions {
  /** How long each statement may take, where it is another time than the pool's. */
  statementMs?: number;
}

/** `Database.transaction` over this pool: what fails by a deadlock or a serialisation failure is tried four times in all. Throws what PostgreSQL or `work` throws. */
export async function runTransaction<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(pool, work, options);
    } catch (error) {
      if (attempt === attempts || !retryable.has(codeOf(error) ?? '')) throw error;
      await delay(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function attemptTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>, { statementMs }: TransactionOptions): Promise<T> {
  return onConnection(pool, statementMs ? { query_timeout: statementMs } : {}, async (send) => {
    const writes: Statement[] = [];
    const effects: (() => void)[] = [];
    const result = await work({
      ...queryable((statement) => send(prepared(statement))),
      write: (statement) => void writes.push(statement),
      afterCommit: (effect) => void effects.push(effect),
    });
    await settle([...joinNeighbours(writes).map((statement) => send(prepared(statement))), send({ text: 'commit' })]);
    for (const effect of effects) effect();
    return result;
  });
}

export type Send = (query: pg.QueryConfig) => Promise<pg.QueryResult>;

/** A connection on which a transaction begins with the first statement; `work` sends its commit. What it throws undoes everything. */
export async function onConnection<T>(pool: pg.Pool, patience: { query_timeout?: number }, work: (send: Send) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw namedLoss(error);
  });
  const send = sendTogether(client, patience);
  let begun: Promise<unknown> | undefined;
  let broken: Error | undefined;
  try {
    return await work((query) => {
      // Not awaited: it goes out with the first query. Its failure shows in that query as well.
      begun ??= send({ text: 'begin' }).catch(() => {});
      return send(query);
    });
  } catch (error) {
    await client.query('rollback').catch((reason: unknown) => {
      broken = reason as Error;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Everything sent within one turn of the event loop leaves in one packet: one system call, and one wake-up of the backend. */
function sendTogether(client: pg.PoolClient, patience: { query_timeout?: number }): Send {
  const { stream } = (client as pg.PoolClient & pg.Client).connection;
  let isCorked = false;
  return (query) => {
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      process.nextTick(() => {
        isCorked = false;
        stream.uncork();
      });
    }
    return client.query({ ...query, ...patience }).catch((error: unknown) => {
      throw namedLoss(error);
    });
  };
}

/**
 * What all of these come to, which share round trips. Waits for each of them, so that nothing is sent after the end of a transaction, and
 * throws the failure of the first that failed, in the order in which they stand.
 */
export async function settle<T extends readonly unknown[]>(sent: readonly [...T]): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const outcomes = await Promise.allSettled(sent);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<unknown>).value) as { -readonly [K in keyof T]: Awaited<T[K]> };
}
