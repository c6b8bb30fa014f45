import { sql } from 'kysely';
import type { Database } from './db/database.ts';
import type { Transaction } from './db/transaction.ts';
import type { Events, Fact } from './events.ts';
import type { Logger } from './logger.ts';

const batchSize = 200;
const idleMs = 1_000;
/** Wake-ups within this time are one: telling is cheap, waking is not. */
const coalesceMs = 5;
const notifyChannel = 'verdigale_outbox';
/** Any number of our own: whoever holds this advisory lock is the relay. */
const relayLock = 7_310_002;

export interface Relay {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Tells everything that is due now; for tests and shutdown. */
  drain(): Promise<void>;
}

/**
 * Tells the outbox's facts to their handlers, in the order of their ids, in transactions of its own. Facts of one player
 * are told in the order in which they happened, since a player's transactions exclude each other. A handler that fails
 * leaves its fact in the outbox for a later try; the others go on.
 */
export function createRelay(db: Database, events: Events, log: Logger): Relay {
  let stopped = true;
  let running: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let wakeTimer: NodeJS.Timeout | undefined;
  let listener: Awaited<ReturnType<Database['connect']>> | undefined;

  /**
   * Tells up to a batch of facts, different players' at the same time, so that their statements share round trips. When one
   * of them cannot be told nothing of the batch is kept, and it is told again fact by fact.
   */
  async function tellBatch(tellAll: (tx: Transaction, facts: Fact[]) => Promise<bigint[]>): Promise<number> {
    return db.transaction(async (tx) => {
      // One relay at a time, whatever the number of processes: two would break the order of a player's facts.
      const { held } = await tx.one(sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${relayLock}) as held`);
      if (!held) return 0;
      const facts = await tx.all(sql<Fact>`
        select id, topic, player_id as "playerId", payload, created_at as "createdAt" from kernel.outbox
        where due_at <= now() order by id limit ${batchSize}`);
      const told = await tellAll(tx, facts);
      if (told.length > 0) tx.write(sql`delete from kernel.outbox where id = any(${told}::bigint[])`);
      return facts.length;
    });
  }

  async function tell(tx: Transaction, fact: Fact): Promise<void> {
    for (const handler of events.handlersOf(fact.topic)) await handler(tx, fact);
  }

  async function tellTogether(tx: Transaction, facts: Fact[]): Promise<bigint[]> {
    const byPlayer = Map.groupBy(facts, ({ playerId }) => playerId);
    // Waits for all of them: a handler that went on after the rollback would write outside of the transaction.
    const outcomes = await Promise.allSettled(
      [...byPlayer.values()].map(async (own) => {
        for (const fact of own) await tell(tx, fact);
      }),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return facts.map(({ id }) => id);
  }

  async function tellOneByOne(tx: Transaction, facts: Fact[]): Promise<bigint[]> {
    const told: bigint[] = [];
    for (const fact of facts) {
      await tx.run(sql`savepoint fact`);
      try {
        await tell(tx, fact);
        told.push(fact.id);
      } catch (error) {
        log.error({ err: error, topic: fact.topic, factId: String(fact.id) }, 'a fact could not be told');
        await tx.run(sql`rollback to savepoint fact`);
        await tx.run(sql`update kernel.outbox set attempts = attempts + 1,
          due_at = now() + least(interval '5 minutes', interval '1 second' * power(2, attempts)) where id = ${fact.id}`);
      }
      await tx.run(sql`release savepoint fact`);
    }
    return told;
  }

  async function drain(): Promise<void> {
    for (;;) {
      const count = await tellBatch(tellTogether).catch(() => tellBatch(tellOneByOne));
      if (count < batchSize) return;
    }
  }

  function pump(): void {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = drain()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox relay failed'))
      .finally(() => {
        running = undefined;
        if (again) {
          again = false;
          pump();
        }
      });
  }

  /** Coalesced, outside of any transaction: a NOTIFY inside one halves the throughput of bets. */
  function wake(): void {
    wakeTimer ??= setTimeout(() => {
      wakeTimer = undefined;
      pump();
      if (!listener) db.run(sql`select pg_notify(${notifyChannel}, '')`).catch(() => {});
    }, coalesceMs);
  }
  events.onWake(wake);

  return {
    async start() {
      stopped = false;
      listener = await db.connect();
      listener.on('notification', pump);
      listener.on('error', (error) => log.error({ err: error }, 'the outbox listener was lost; the timer goes on'));
      await listener.query(`listen ${notifyChannel}`);
      timer = setInterval(pump, idleMs);
      pump();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(wakeTimer);
      wakeTimer = undefined;
      await running;
      await listener?.end();
      listener = undefined;
    },
    drain,
  };
}
