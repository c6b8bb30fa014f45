import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { market, openFeed, type TestFeed } from '../testing.ts';
import { createEventChanges } from './event-changes.ts';

let platform: TestPlatform;
let feed: TestFeed;
beforeAll(async () => {
  platform = await createTestPlatform();
  feed = await openFeed(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

it('brings what it read while the other read failed with the next one, and what an outage has closed', async () => {
  const { db } = platform.kernel;
  const { fixture, odds } = feed;
  await feed.say(fixture('a'), odds('a', [market({ home: '2.0' })], 'live'));
  const changes = createEventChanges(platform.kernel);
  await changes.follow('a');
  await changes.followLive();
  expect(await changes.read()).toEqual({ events: [], live: null });
  await feed.say(odds('a', [market({ home: '2.2' })], 'live'));
  /** Only the read of single events asks for statistics. */
  const failedRead = async () => {
    await db.run(sql`alter table sportsbook.event rename column statistics to elsewhere`);
    await expect(changes.read()).rejects.toThrow('statistics');
    await db.run(sql`alter table sportsbook.event rename column elsewhere to statistics`);
  };
  await failedRead();
  const { events, live } = await changes.read();
  expect(events[0]!.sportEvent.markets[0]!.outcomes[0]!.price).toBe('2.2');
  expect(live?.sportEvents[0]!.main!.outcomes[0]!.price).toBe('2.2');
  platform.clock.advance(20_001);
  await failedRead();
  const closed = await changes.read();
  expect([closed.events[0]?.sportEvent.markets[0]!.closed, closed.live?.sportEvents[0]!.main!.closed]).toEqual(['feed', 'feed']);
});
