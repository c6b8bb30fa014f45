import type { FeedMessage } from '@verdigale/partner-wire';
import { expect, vi } from 'vitest';
import { follow, unknownProducer } from '#modules/sportsbook';
import type { FeedDriver } from './driver.ts';

const pageSize = 200;
/** What a feed may need to price what it announces. */
export const patience = { timeout: 30_000, interval: 100 };

export type Listener = ReturnType<typeof listenTo>;

/** Follows a producer as the platform does, but by the time that its messages state: how slowly they are read here is not its fault. */
export function listenTo({ feed, now }: FeedDriver, producer: string) {
  const requestId = `kit-${producer}-${now().getTime()}`;
  let state = unknownProducer(requestId);
  const heard: FeedMessage[] = [];

  /** Asks once; answers how many messages there were. */
  async function poll(): Promise<number> {
    const messages = await feed.messages({ producer, after: state.sequence, limit: pageSize });
    for (const message of messages) state = follow(state, message, new Date(message.at), () => requestId).state;
    heard.push(...messages);
    return messages.length;
  }
  return {
    producer,
    heard,
    state: () => state,
    poll,
    /** Until there is nothing more. */
    catchUp: () => vi.waitFor(async () => expect(await poll()).toBe(0), patience),
    /** What is said from the order of a recovery to its end. */
    async recover(): Promise<FeedMessage[]> {
      const from = heard.length;
      await feed.recover({ producer, requestId });
      const isOver = () => heard.slice(from).some((each) => each.kind === 'snapshot.completed' && each.requestId === requestId);
      await vi.waitFor(async () => expect((await poll(), isOver())).toBe(true), patience);
      return heard.slice(from);
    },
  };
}
