import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { createOperatorDesk } from '../../operator/desk.ts';
import { ended, market, openFeed, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { legOn, openBettor, settle, type Bettor } from './testing.ts';
import { voidBetsOf, voidBetsOfMinor, voidJob, voidMinorJob } from './void-bets.ts';

let platform: TestPlatform;
let feed: TestFeed;
let bettor: Bettor;
let number = 0;
let [match, running] = ['', ''];
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
  feed = await openFeed(platform);
});
beforeEach(async () => {
  number += 1;
  [match, running] = [`match-${number}`, `running-${number}`];
  const { fixture, odds } = feed;
  const prices = [market({ home: '2.0', away: '2.0' })];
  const past = { startsAt: new Date(platform.kernel.clock.now().getTime() - 60_000).toISOString() };
  await feed.say(fixture(match), odds(match, prices), fixture(running), odds(running, prices));
  bettor = await openBettor(platform);
  begins = () => feed.say(fixture(running, past), odds(running, prices, 'live'));
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

/** The other match has begun. */
let begins: () => Promise<void>;
const on = async (...events: string[]) => {
  const legs = await Promise.all(events.map((event) => legOn(platform, event)));
  return (await bettor.place({ legs, sizes: [events.length] })).data.id;
};
const standing = async (id: string) => {
  const { state, status, payout } = await bettor.bet(id);
  return [state, status, payout];
};

/** Excludes the player by a call, and says at what times his bets are made void by the jobs that it asks for. */
async function askToVoid(more: object = {}): Promise<Date[]> {
  const body = { definition: 4, period: '6_months', ...more };
  const made = await bettor.call('player.limits.create', { body });
  expect(made).toMatchObject({ status: 200 });
  await platform.relay.drain();
  const jobs = await platform.kernel.db.all(sql<{ at: string }>`
    select data ->> 'at' as at from jobs.job where name = ${voidJob} and data ->> 'playerId' = ${bettor.id}`);
  return jobs.map(({ at }) => new Date(at));
}

/** Excludes him, and does what the job does, so many times at once. */
async function exclude(more: object = {}, times = 1): Promise<void> {
  const asked = await askToVoid(more);
  await voided(asked, times);
}
const voided = (asked: readonly Date[], times = 1) =>
  Promise.all(asked.flatMap((at) => Array.from({ length: times }, () => voidBetsOf(platform.kernel, bettor.id, at))));

it('[X3] gives the stakes of bets on events that have not begun back, and leaves what has begun', async () => {
  const [future, past, both] = [await on(match), await on(running), await on(match, running)];
  await begins();
  const seen = (await bettor.call('game.bets.list')).data;
  expect(seen.map(({ ticket }) => ticket?.voidedFor)).toEqual([null, null, null]);
  await exclude();
  const { db } = platform.kernel;
  const states = await db.all(sql<{ id: string; state: string; status: number; paid: bigint; reason: string | null }>`
    select id, state, status, paid, voided_for as reason from sportsbook.bet where player_id = ${bettor.id} order by id`);
  expect(states).toEqual([
    { id: future, state: 'settled', status: 4, paid: 10_00n, reason: 'selfExcluded' },
    { id: past, state: 'open', status: 1, paid: 0n, reason: null },
    { id: both, state: 'open', status: 1, paid: 0n, reason: null },
  ]);
  expect(await bettor.real()).toBe(80_00n);
  await feed.say(ended(match, true));
  await settle(platform, match);
  await feed.say(ended(match, false));
  await settle(platform, match);
  expect(await bettor.real()).toBe(80_00n);
});

it('leaves a bet whose event began before its fixture said so, or is decided', async () => {
  const id = await on(running);
  const { odds } = feed;
  await feed.say(odds(running, [market({ home: '2.0', away: '2.0' })], 'live'));
  const decided = await on(match);
  await feed.say(ended(match, false));
  platform.clock.advance(60_000);
  await exclude({ product: 'sportsbook' });
  await settle(platform, match);
  expect([await standing(id), await standing(decided)]).toEqual([
    ['open', 1, 0],
    ['settled', 3, 0],
  ]);
  expect(await bettor.real()).toBe(80_00n);
});

it('gives the stake back where the event begins early, but after the exclusion, though the job comes late', async () => {
  const id = await on(match);
  const asked = await askToVoid({ product: 'sportsbook' });
  platform.clock.advance(60_000);
  await feed.say(feed.odds(match, [market({ home: '2.0', away: '2.0' })], 'live'), ended(match, false));
  await voided(asked);
  expect(await standing(id)).toEqual(['settled', 4, 10]);
});

it('gives back what is open of a bet that was cashed out in part, and keeps the cash-out', async () => {
  const id = await on(match);
  const { data: quote } = await bettor.clientCall('sportsbook.cashOut.quote', { params: { id }, body: { percent: 50 } });
  await bettor.clientCall('sportsbook.cashOut.take', { params: { id }, body: { quoteId: quote.id } });
  await exclude({ product: 'sportsbook' });
  expect(await standing(id)).toEqual(['settled', 4, 5 + quote.amount]);
  expect((await bettor.bet(id)).voidedFor).toBe('selfExcluded');
  expect(await bettor.real()).toBe(90_00n + BigInt(Math.round(quote.amount * 100)) + 5_00n);
});

it('leaves one that was cashed out whole as that', async () => {
  const id = await on(match);
  const { data: quote } = await bettor.clientCall('sportsbook.cashOut.quote', { params: { id }, body: { percent: 100 } });
  await bettor.clientCall('sportsbook.cashOut.take', { params: { id }, body: { quoteId: quote.id } });
  await exclude({ product: 'sportsbook' });
  expect([await standing(id), (await bettor.bet(id)).voidedFor]).toEqual([['settled', 5, quote.amount], null]);
});

it('leaves bets where it is the casino alone that is shut', async () => {
  const id = await on(match);
  await exclude({ product: 'casino' });
  expect(await standing(id)).toEqual(['open', 1, 0]);
});

it('gives each stake back once, while the match is settled, corrected and settled again beside it', async () => {
  const ids = [await on(match), await on(match), await on(match)];
  const asked = await askToVoid();
  platform.clock.advance(1_000);
  const storm = (async () => {
    for (const isHome of [true, false, true]) {
      await feed.say(ended(match, isHome));
      await Promise.all([settle(platform, match), settle(platform, match)]);
    }
  })();
  await Promise.all([voided(asked, 5), storm]);
  await settle(platform, match);
  const { db } = platform.kernel;
  const bets = await db.all(sql<{ closed: bigint; paid: bigint; owed: bigint }>`
    select closed, paid, owed from sportsbook.bet where id = any(${ids}::uuid[])`);
  expect(bets).toEqual(Array.from({ length: 3 }, () => ({ closed: 10_00n, paid: 10_00n, owed: 0n })));
  expect(await bettor.real()).toBe(100_00n);
});

it('of somebody under age gives every open stake back, whatever has begun, each once, and no win of it', async () => {
  const [future, past, won] = [await on(match), await on(running), await on(match, running)];
  const lost = await on(running);
  await begins();
  await feed.say(ended(match, true));
  await settle(platform, match);
  await createOperatorDesk(platform.kernel, '').keepMinorOut(bettor.email);
  await platform.relay.drain();
  const asked = await platform.kernel.db.all(sql<{ id: string }>`
    select data ->> 'playerId' as id from jobs.job where name = ${voidMinorJob}`);
  expect(asked.filter(({ id }) => id === bettor.id)).toHaveLength(1);
  await Promise.all(Array.from({ length: 5 }, () => voidBetsOfMinor(platform.kernel, bettor.id)));
  await feed.say(ended(running, true));
  await settle(platform, running);
  const bets = await platform.kernel.db.all(sql<{ id: string; state: string; paid: bigint; reason: string | null }>`
    select id, state, paid, voided_for as reason from sportsbook.bet where player_id = ${bettor.id} order by id`);
  expect(bets).toEqual([
    { id: future, state: 'settled', paid: 20_00n, reason: null },
    ...[past, won, lost].map((id) => ({ id, state: 'settled', paid: 10_00n, reason: 'underAge' })),
  ]);
  expect(await bettor.real()).toBe(110_00n);
});
