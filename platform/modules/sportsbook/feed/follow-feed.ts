import { Budget } from '@verdigale/admission';
import { newId, type Kernel } from '#kernel';
import { applyMessages } from './apply-messages.ts';
import { unknownProducer } from './follow.ts';
import { insertProducers, noteRequested, producersNamed } from './producer.sql.ts';

const batchSize = 1_000;
/** One turn catches up with so much at most, then recoveries are looked after. */
const mostBatches = 20;
/** A recovery that has not ended by then is ordered again. */
const recoveryMs = 60_000;
/** One that could not be ordered is so after this time, then after twice as long each time: until it is, nobody can bet live. */
const retryMs = 5_000;
/** Of each producer, twenty in any ten minutes: feeds shut out who asks more, and one that loses messages all the time has an outage every few seconds. */
const recoveries = { burst: 10, perSecond: 10 / 600 };

export type Feed = ReturnType<NonNullable<Kernel['config']['partners']['feed']>['open']> & {
  /** Takes one of the recoveries that a producer may be asked for. */
  takeRecovery(producer: string): boolean;
  /** How long after the last order of a recovery another one is due. */
  orderAgainAfter(producer: string): number;
};

/** The feed that is connected, with all its producers known. `now` is milliseconds of a clock that only grows. */
export async function openFeed(
  { db, clock, config }: Pick<Kernel, 'db' | 'clock' | 'config'>,
  now = () => performance.now(),
): Promise<Feed> {
  const feed = config.partners.feed!.open(clock);
  await db.run(insertProducers(feed.producers, unknownProducer(newId())));
  const budget = new Budget({ ...recoveries, now });
  const failures = new Map<string, number>();
  return {
    ...feed,
    takeRecovery: (producer) => budget.take(producer) === 0,
    orderAgainAfter(producer) {
      const count = failures.get(producer);
      return count ? Math.min(retryMs * 2 ** (count - 1), recoveryMs) : recoveryMs;
    },
    async recover(order) {
      failures.set(order.producer, (failures.get(order.producer) ?? 0) + 1);
      await feed.recover(order);
      failures.delete(order.producer);
    },
  };
}

/**
 * Fetches and applies what a producer has said since the last call, waiting up to `wait` for the first message, and orders the recovery of
 * a producer that is down. Returns the number of messages. Throws when the feed does not answer; the markets of a silent producer close by
 * themselves.
 */
export async function followProducer(kernel: Kernel, feed: Feed, name: string, wait: number): Promise<number> {
  const { db, clock } = kernel;
  const read = () => db.one(producersNamed([name]));
  let count = 0;
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const after = Number((await read()).sequence);
    const messages = await feed.messages({ producer: name, after, limit: batchSize, wait: batch === 0 ? wait : 0 });
    count += messages.length;
    if (messages.length > 0) await db.transaction((tx) => applyMessages(tx, kernel, messages));
    if (messages.length < batchSize) break;
  }
  const { requestId, requestedAt } = await read();
  const now = clock.now();
  const isDue = requestId && (!requestedAt || now.getTime() - requestedAt.getTime() >= feed.orderAgainAfter(name));
  if (isDue && feed.takeRecovery(name)) {
    await db.run(noteRequested(name, requestId, now));
    await feed.recover({ producer: name, requestId });
  }
  return count;
}
