import { setTimeout as delay } from 'node:timers/promises';
import { createLeader, type Kernel, type Service } from '#kernel';
import { followProducer, openFeed, type Feed } from './follow-feed.ts';

/** An arbitrary number: the process that holds this advisory lock follows the feed. */
const followLock = 7_310_005;
/** A question waits so long for something to be said. */
const waitMs = 1_000;
/** Between two questions: changes of so short a time are applied together. */
const pauseMs = 50;
/** A silence of the feed this short is not logged: where it matters, markets close by themselves at once. */
const toleratedMs = 5_000;

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
  const trouble = createTrouble(kernel, name);
  while (!stopping.aborted) {
    const asked = performance.now();
    const count = await followProducer(kernel, feed, name, waitMs).then(trouble.isOver, trouble.goesOn);
    const pause = count > 0 ? pauseMs : waitMs - (performance.now() - asked);
    if (pause > 0) await delay(pause, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/** Says once that a producer does not answer, and once that it does again: not a line a second, and not while both start. */
function createTrouble({ log }: Pick<Kernel, 'log'>, name: string) {
  let since: number | undefined;
  let isTold = false;
  return {
    isOver(count: number): number {
      if (isTold) log.info(`the sports feed's ${name} is followed again`);
      since = undefined;
      isTold = false;
      return count;
    },
    goesOn(error: unknown): number {
      since ??= performance.now();
      if (!isTold && performance.now() - since >= toleratedMs) {
        isTold = true;
        log.warn({ err: error }, `the sports feed's ${name} cannot be followed`);
      }
      return 0;
    },
  };
}
