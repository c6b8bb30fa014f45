import type { Database } from './db/database.ts';
import { createPump } from './db/pump.ts';
import { settle, type Transaction } from './db/transaction.ts';
import type { Events, Fact } from './events.ts';
import type { Logger } from './logger.ts';
import type { Gauge } from './module.ts';
import { beginFact, deleteFacts, dueFacts, endFact, outboxAge, putOff, tryLock, undoFact } from './outbox.sql.ts';

const batchSize = 200;
/** How much later than a fact its handlers may run. With 5 ms a busy server spent more on looking than on delivering, and bets waited for it. */
const coalesceMs = 25;
/** An arbitrary number: the process that holds this advisory lock is the relay. */
const relayLock = 7_310_002;

export interface Relay {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Delivers everything that is due now; for tests and shutdown. */
  drain(): Promise<void>;
  age: Gauge;
}

/**
 * Delivers the outbox's facts to their handlers, in the order of their ids, in transactions of its own. Facts of one player
 * are delivered in the order in which they happened, since a player's transactions exclude each other. A handler that fails
 * leaves its fact in the outbox for a later try; the others go on. A topic without a handler here is another release's, which takes its facts.
 */
export function createRelay(db: Database, events: Events, log: Logger): Relay {
  /**
   * Delivers up to a batch of facts, those of one topic as a list and different players' at the same time, so that statements and round trips
   * are shared. When one of them cannot be delivered nothing of the batch is kept, and it is delivered again fact by fact.
   */
  async function deliverBatch(deliverAll: (tx: Transaction, facts: Fact[]) => Promise<bigint[]>): Promise<number> {
    return db.transaction(async (tx) => {
      // One relay at a time, whatever the number of processes: two would break the order of a player's facts.
      const { held } = await tx.one(tryLock(relayLock));
      if (!held) return 0;
      const facts = await tx.all(dueFacts(events.topics(), batchSize));
      const delivered = await deliverAll(tx, facts);
      if (delivered.length > 0) tx.write(deleteFacts(delivered));
      return facts.length;
    });
  }

  async function deliver(tx: Transaction, topic: string, facts: readonly Fact[]): Promise<void> {
    for (const handler of events.handlersOf(topic)) await handler(tx, facts);
  }

  /** Its queued writes go with it, so that they are undone with what else it did. */
  async function deliverAlone(tx: Transaction, fact: Fact): Promise<void> {
    const writes: Parameters<Transaction['write']>[0][] = [];
    await deliver({ ...tx, write: (statement) => void writes.push(statement) }, fact.topic, [fact]);
    for (const statement of writes) await tx.run(statement);
  }

  /** Each player's next ones of one topic, those of a topic as one list, until nothing is left. */
  async function deliverTogether(tx: Transaction, facts: Fact[]): Promise<bigint[]> {
    let rest = [...Map.groupBy(facts, ({ playerId }) => playerId).values()];
    while (rest.length > 0) {
      const next = new Set(rest.flatMap((own) => own.slice(0, lengthOfFirstTopic(own))));
      const byTopic = Map.groupBy(
        facts.filter((fact) => next.has(fact)),
        ({ topic }) => topic,
      );
      // Waits for all of them: a handler that went on after the rollback would write outside of the transaction.
      await settle([...byTopic].map(([topic, list]) => deliver(tx, topic, list)));
      rest = rest.map((own) => own.filter((fact) => !next.has(fact))).filter((own) => own.length > 0);
    }
    return facts.map(({ id }) => id);
  }

  async function deliverOneByOne(tx: Transaction, facts: Fact[]): Promise<bigint[]> {
    const delivered: bigint[] = [];
    for (const fact of facts) {
      await tx.run(beginFact());
      try {
        await deliverAlone(tx, fact);
        delivered.push(fact.id);
      } catch (error) {
        log.error({ err: error, topic: fact.topic, factId: String(fact.id) }, 'a fact could not be delivered');
        await tx.run(undoFact());
        await tx.run(putOff(fact.id));
      }
      await tx.run(endFact());
    }
    return delivered;
  }

  async function drain(): Promise<void> {
    for (;;) {
      const count = await deliverBatch(deliverTogether).catch(() => deliverBatch(deliverOneByOne));
      if (count < batchSize) return;
    }
  }

  const { start, stop, wake } = createPump(db, log, { name: 'verdigale_outbox', coalesceMs, wakes: 'any', work: drain });
  events.onWake(wake);
  const age: Gauge = {
    name: 'outbox_age_seconds',
    help: 'How long the oldest fact has waited to be delivered; more than 60 means that one cannot be, or that no worker of its release runs',
    read: async () => (await db.one(outboxAge())).seconds,
  };
  return { start, stop, drain, age };
}

function lengthOfFirstTopic(facts: readonly Fact[]): number {
  const end = facts.findIndex(({ topic }) => topic !== facts[0]!.topic);
  return end === -1 ? facts.length : end;
}
