import type { Transaction } from './db/transaction.ts';
import { insertFact } from './outbox.sql.ts';

/** A fact of the business, delivered after the commit to the handlers of its topic. */
export interface Fact<Payload = unknown> {
  id: bigint;
  topic: string;
  playerId: string | null;
  payload: Payload;
  createdAt: Date;
}

/**
 * Reacts to a fact inside the relay's transaction: database effects happen exactly once, anything else (mails, partner
 * calls) must be enqueued as a job in that transaction.
 */
export type FactHandler<Payload = never> = (tx: Transaction, fact: Fact<Payload>) => Promise<void>;

export interface Events {
  /** Writes the fact into the outbox with the transaction's other writes. */
  emit(tx: Transaction, fact: { topic: string; playerId?: string; payload: unknown }): void;
  on<Payload>(topic: string, handler: FactHandler<Payload>): void;
  handlersOf(topic: string): readonly FactHandler<unknown>[];
  topics(): string[];
  /** Called after a commit that emitted: the relay's wake-up. */
  onWake(wake: () => void): void;
}

export function createEvents(): Events {
  const handlers = new Map<string, FactHandler<unknown>[]>();
  let wake = () => {};
  return {
    emit(tx, { topic, playerId = null, payload }) {
      tx.write(insertFact({ topic, playerId, payload: JSON.stringify(payload) }));
      tx.afterCommit(() => wake());
    },
    on(topic, handler) {
      handlers.set(topic, [...(handlers.get(topic) ?? []), handler as FactHandler<unknown>]);
    },
    handlersOf: (topic) => handlers.get(topic) ?? [],
    topics: () => [...handlers.keys()],
    onWake: (wakeUp) => {
      wake = wakeUp;
    },
  };
}
