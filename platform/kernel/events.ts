import { settle, type Transaction } from './db/transaction.ts';
import { insertFact } from './outbox.sql.ts';

/** A fact of the business, delivered after the commit to the handlers of its topic. */
export interface Fact<Payload = unknown> {
  id: bigint;
  topic: string;
  playerId: string | null;
  payload: Payload;
  createdAt: Date;
}

/** What has happened to one player. */
interface PlayerFact<Payload = unknown> extends Fact<Payload> {
  playerId: string;
}

/**
 * Reacts to a fact inside the relay's transaction: database effects happen exactly once, anything else (mails, partner
 * calls) must be enqueued as a job in that transaction.
 */
export type FactHandler<Payload = never> = (tx: Transaction, fact: Fact<Payload>) => Promise<void>;
type PlayerFactHandler<Payload = never> = (tx: Transaction, fact: PlayerFact<Payload>) => Promise<void>;
/** The same for several facts of one topic at once, in the order of their ids; none of them is delivered where it throws. */
export type FactsHandler<Payload = never> = (tx: Transaction, facts: readonly Fact<Payload>[]) => Promise<void>;

export interface Events {
  /** Writes the fact into the outbox with the transaction's other writes. */
  emit(tx: Transaction, fact: { topic: string; playerId?: string; payload: unknown }): void;
  /** Fact by fact: a player's one after the other, different players' at the same time. */
  on<Payload>(topic: string, handler: FactHandler<Payload>): void;
  /** The same for a topic whose facts all belong to a player. */
  onPlayer<Payload>(topic: string, handler: PlayerFactHandler<Payload>): void;
  /** All facts of the topic that wait at the moment, for handlers that count or write in bulk. */
  onMany<Payload>(topic: string, handler: FactsHandler<Payload>): void;
  handlersOf(topic: string): readonly FactsHandler<unknown>[];
  topics(): string[];
  /** Called after a commit that emitted: the relay's wake-up. */
  onWake(wake: () => void): void;
}

/** Has no handlers yet: modules add theirs in `setup`, before the relay starts. */
export function createEvents(): Events {
  const handlers = new Map<string, FactsHandler<unknown>[]>();
  let wake = () => {};
  const add = (topic: string, handler: FactsHandler<unknown>) => void handlers.set(topic, [...(handlers.get(topic) ?? []), handler]);
  return {
    emit(tx, { topic, playerId = null, payload }) {
      tx.write(insertFact({ topic, playerId, payload: JSON.stringify(payload) }));
      tx.afterCommit(() => wake());
    },
    on: (topic, handler) => add(topic, oneByOne(handler as FactHandler<unknown>)),
    onPlayer: (topic, handler) =>
      add(
        topic,
        oneByOne((tx, fact) => (handler as PlayerFactHandler<unknown>)(tx, ofPlayer(fact))),
      ),
    onMany: (topic, handler) => add(topic, handler as FactsHandler<unknown>),
    handlersOf: (topic) => handlers.get(topic) ?? [],
    topics: () => [...handlers.keys()],
    onWake: (wakeUp) => {
      wake = wakeUp;
    },
  };
}

/** Throws for a fact of nobody. */
export function ofPlayer<Payload>(fact: Fact<Payload>): PlayerFact<Payload> {
  const { playerId, topic } = fact;
  if (playerId === null) throw new Error(`${topic} without a player`);
  return { ...fact, playerId };
}

const oneByOne =
  (handler: FactHandler<unknown>): FactsHandler<unknown> =>
  async (tx, facts) => {
    const byPlayer = Map.groupBy(facts, ({ playerId }) => playerId);
    await settle(
      [...byPlayer.values()].map(async (own) => {
        for (const fact of own) await handler(tx, fact);
      }),
    );
  };
