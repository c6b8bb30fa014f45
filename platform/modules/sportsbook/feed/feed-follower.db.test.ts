import { EventEmitter, once } from 'node:events';
import type { FeedMessage } from '@verdigale/partner-wire';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { testConfig } from '#testing/config.ts';
import { producer } from '../testing.ts';
import { createFeedFollower } from './feed-follower.ts';

let platform: TestPlatform;
const said: FeedMessage[] = [];
const news = new EventEmitter();
let isAnswering = true;
let asked = 0;
/** As one that waits for something to be said. */
const feed = {
  open: () => ({
    producers: [producer],
    async messages({ after, wait = 0 }: { after: number; wait?: number }) {
      asked += 1;
      if (!isAnswering) throw new Error('no answer');
      if (said.length <= after) await once(news, 'said', { signal: AbortSignal.timeout(wait) }).catch(() => undefined);
      return said.slice(after);
    },
    recover: async () => {},
    combination: async () => ({ refusal: 'unavailable' as const }),
  }),
};
beforeAll(async () => {
  platform = await createTestPlatform({ partners: { ...testConfig('').partners, feed } });
});
afterAll(() => platform[Symbol.asyncDispose]());

/** Says something; resolves once it is applied. */
async function say(): Promise<number> {
  const began = performance.now();
  said.push({ kind: 'alive', producer, sequence: said.length + 1, at: new Date().toISOString() });
  news.emit('said');
  await vi.waitFor(
    async () => {
      const row = await platform.kernel.db.one(sql<{ sequence: bigint }>`select max(sequence) as sequence from sportsbook.producer`);
      expect(row.sequence).toBe(BigInt(said.length));
    },
    { timeout: 5_000, interval: 10 },
  );
  return performance.now() - began;
}

it('applies at once what is said, in one process at a time, which another one follows', async () => {
  const [first, second] = [createFeedFollower(platform.kernel)!, createFeedFollower(platform.kernel)!];
  first.start();
  await say();
  second.start();
  const before = asked;
  const waits = [];
  for (let n = 0; n < 5; n += 1) waits.push(await say());
  expect(Math.min(...waits)).toBeLessThan(400);
  // One asks: two questions a message at most, the one that it ends and the one for more.
  expect(asked - before).toBeLessThanOrEqual(12);
  await first.stop();
  await say();
  isAnswering = false;
  const failing = asked;
  await vi.waitFor(() => expect(asked).toBeGreaterThan(failing + 1), { timeout: 5_000 });
  isAnswering = true;
  await say();
  await second.stop();
});
