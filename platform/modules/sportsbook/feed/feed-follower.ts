import { setTimeout as delay } from 'node:timers/promises';
import { createLeader, type Kernel, type Service } from '#kernel';
import { followProducer, openFeed, type Feed } from './follow-feed.ts';

/** An arbitrary number: the process that holds this advisory lock follows the feed. */
const followLock = 7_310_005;
/** A question waits so long for something to be said. */
const waitMs = 1_000;
/** Between two questions: changes of so short a time are applied together. */
const pauseMs = 50;

/**
 * Follows the feed for as long as the process works, each producer by itself: as soon as it says something, that is applied. A producer that does not
 * answer, or answers nothing at once, is asked again a second after.
 */
export function createFeedFollower(kernel: Kernel): Service | null {
  const { db, log, config } = kernel;
  // Nobody can bet where the brand has no sportsbook.
  if (!config.partners.feed || !config.play.hasSportsbook) return null;
  return createLeader(db, log, {
    name: 'the sports feed',
    lock: followLock,
    async work(stopping) {
      const feed = await openFeed(kernel);
      await Promise.all(feed.producers.map((name) => followOne(kernel, feed, name, stopping)));
    },
  });
}

async function followOne(kernel: Kernel, feed: Feed, name: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const asked = performance.now();
    const count = await followProducer(kernel, feed, name, waitMs).catch((error: unknown) => {
      kernel.log.warn({ err: error }, `the sports feed's ${name} could not be followed`);
      return 0;
    });
    const pause = count > 0 ? pauseMs : waitMs - (performance.now() - asked);
    if (pause > 0) await delay(pause, undefined, { signal: stopping }).catch(() => undefined);
  }
}
