import { newId, type Kernel } from '#kernel';
import { applyMessages } from './apply-messages.ts';
import { unknownProducer } from './follow.ts';
import { insertProducers, noteRequested, producersNamed } from './producer.sql.ts';

const batchSize = 1_000;
/** One poll catches up with so much at most, so that no producer keeps the others waiting. */
const mostBatches = 20;
/** A recovery that has not ended by then is ordered again: well below twenty in ten minutes. */
const recoveryMs = 60_000;

/**
 * Asks each producer of the feed for what it has said since, applies it, and orders the recovery of one that is down. Whatever fails is logged,
 * and the next poll asks again: what is silent closes its markets by itself.
 */
export async function followFeed(kernel: Kernel): Promise<void> {
  const { db, clock, config, log } = kernel;
  const feed = config.partners.feed?.open(clock);
  if (!feed) return;
  await db.run(insertProducers(feed.producers, unknownProducer(clock.now(), newId())));
  const outcomes = await Promise.allSettled(feed.producers.map((name) => followProducer(kernel, feed, name)));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') log.warn({ err: outcome.reason as unknown }, 'the sports feed could not be followed');
  }
}

type Feed = ReturnType<NonNullable<Kernel['config']['partners']['feed']>['open']>;

async function followProducer(kernel: Kernel, feed: Feed, name: string): Promise<void> {
  const { db, clock } = kernel;
  const read = () => db.one(producersNamed([name]));
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const messages = await feed.messages({ producer: name, after: Number((await read()).sequence), limit: batchSize });
    if (messages.length > 0) await db.transaction((tx) => applyMessages(tx, kernel, messages));
    if (messages.length < batchSize) break;
  }
  const { requestId, requestedAt } = await read();
  const now = clock.now();
  if (!requestId || (requestedAt && now.getTime() - requestedAt.getTime() < recoveryMs)) return;
  await db.run(noteRequested(name, requestId, now));
  await feed.recover({ producer: name, requestId });
}
