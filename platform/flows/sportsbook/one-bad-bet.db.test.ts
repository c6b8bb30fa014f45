import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { ended, market, openFeed, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { decideLate } from './decide-bet.ts';
import { legOn, openBettor, settle, type Bettor } from './testing.ts';
import { voidBetsOf } from './void-bets.ts';

let platform: TestPlatform;
let feed: TestFeed;
let bettor: Bettor;
let number = 0;
let match: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
  feed = await openFeed(platform);
});
beforeEach(async () => {
  number += 1;
  match = `match-${number}`;
  await feed.say(feed.fixture(match), odds('not_started'));
  bettor = await openBettor(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

const odds = (status: 'not_started' | 'live') => feed.odds(match, [market({ home: '2.0', away: '2.0' })], status);

/** Two bets of one player, of which the first cannot be worked out. */
async function placeTwo(): Promise<string[]> {
  const ids = [];
  for (let count = 0; count < 2; count += 1) ids.push((await bettor.place({ legs: [await legOn(platform, match)] })).data.id);
  await damage(ids[0]!, 'none');
  return ids;
}
const damage = (id: string, price: string) => platform.kernel.db.run(sql`update sportsbook.leg set price = ${price} where bet_id = ${id}`);
const states = async () =>
  (await platform.kernel.db.all(sql<{ state: string }>`select state from sportsbook.bet where player_id = ${bettor.id} order by id`)).map(
    ({ state }) => state,
  );

it('a bet that cannot be settled holds up no other, and is tried again', async () => {
  const [bad] = await placeTwo();
  await feed.say(ended(match, true));
  await expect(settle(platform, match)).rejects.toThrow(`1 bets have failed, among them ${bad}`);
  expect(await states()).toEqual(['open', 'settled']);
  await damage(bad!, '2.0');
  await settle(platform, match);
  expect([await states(), await bettor.real()]).toEqual([['settled', 'settled'], 120_00n]);
});

it('a live bet that cannot be decided holds up no other', async () => {
  await feed.say(odds('live'));
  const [bad] = await placeTwo();
  platform.clock.advance(16_000);
  await expect(decideLate(platform.kernel)).rejects.toThrow(bad);
  expect(await states()).toEqual(['requested', 'open']);
  await damage(bad!, '2.0');
  await decideLate(platform.kernel);
  expect(await states()).toEqual(['open', 'open']);
});

it('a bet that cannot be made void for a self-exclusion holds up no other', async () => {
  const [bad] = await placeTwo();
  const now = platform.kernel.clock.now();
  await expect(voidBetsOf(platform.kernel, bettor.id, now)).rejects.toThrow(bad);
  expect(await states()).toEqual(['open', 'settled']);
  await damage(bad!, '2.0');
  await voidBetsOf(platform.kernel, bettor.id, now);
  expect(await states()).toEqual(['settled', 'settled']);
});
