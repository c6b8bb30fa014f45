import { sportsbookIdentity, tournamentState } from '@verdigale/contract';
import { money } from '@verdigale/money';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listTournaments, rollEditions } from '#modules/retention';
import { getTurnOver, requireTurnOver } from '#modules/risk';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { bets, testSeries } from '../../modules/retention/testing.ts';
import { main, market, openFeed, result, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { deliver, offer, questOf } from '../../testing/quest-kit/testing.ts';
import { legOn, openBettor, settle, type Bettor } from './testing.ts';

let platform: TestPlatform;
let feed: TestFeed;
let bettor: Bettor;
let number = 0;
let match = '';
const quests = [questOf({ goals: [bets(1)] }), questOf({ goals: [bets(1, { games: [sportsbookIdentity] })] })];
const allDay = { ...testSeries, startsAt: '2026-01-01T00:00:00Z', lastsHours: 24 };
const loyalty = { levels: [{ id: 'copper', name: 'Copper', points: 0 }], pointsPerHundred: { default: 10, types: {} } };
beforeAll(async () => {
  platform = await createTestPlatform({ loyalty, tournaments: { series: [allDay], hasCrowd: false } });
  await platform.kernel.jobs.start({ work: false });
  await rollEditions(platform.kernel);
  await offer(platform, ...quests);
  feed = await openFeed(platform);
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});
beforeEach(async () => {
  match = `match-${(number += 1)}`;
  await feed.say(feed.fixture(match), feed.odds(match, [market({ home: '2.5', away: '1.6' })]));
  bettor = await openBettor(platform);
});

const bet = async () => bettor.place({ legs: [await legOn(platform, match)] });
/** The whole stake comes back with a void factor of 1. */
async function ends(isHome: boolean, voidFactor = '0'): Promise<void> {
  const outcomes = [result('home', isHome, voidFactor), result('away', !isHome, voidFactor)];
  await feed.say({ kind: 'bets.settled', eventId: match, certainty: 2, markets: [{ ...main, outcomes }] });
  await settle(platform, match);
  await deliver(platform);
}
const missing = async () => (await getTurnOver(platform.kernel.db, bettor.id, 'EUR')).missing.amount;
async function points(): Promise<number> {
  const { data } = await bettor.call('retention.account');
  return data.points;
}

it('counts a stake towards what deposits must be staked, but not one that was given back', async () => {
  const deposit = { sum: money(50_00n, 'EUR'), method: 'card' };
  await platform.kernel.db.transaction(async (tx) => requireTurnOver(tx, platform.kernel, bettor.id, deposit));
  const asked = await missing();
  await bet();
  expect(asked - (await missing())).toBe(10_00n);
  await ends(true, '1');
  expect(await missing()).toBe(asked);
  await ends(false);
  expect(asked - (await missing())).toBe(10_00n);
});

it('counts a bet towards loyalty once it has ended, and once only', async () => {
  await bet();
  await deliver(platform);
  expect(await points()).toBe(0);
  await ends(true);
  expect(await points()).toBe(1);
  await ends(false);
  expect(await points()).toBe(1);
});

it('counts nothing of a bet that was given back', async () => {
  await bet();
  await ends(false, '1');
  expect(await points()).toBe(0);
});

it('counts no bet in a tournament of every game: those are of the casino, and a bet may be corrected once prizes are paid', async () => {
  expect((await listTournaments(platform.kernel, null, { state: [tournamentState.running] })).data).toHaveLength(1);
  await bet();
  await ends(true);
  const entries = await platform.kernel.db.all(sql`select 1 from retention.tournament_entry`);
  expect(entries).toEqual([]);
});

it('counts no bet for a quest of every game, nor for one that names the sportsbook', async () => {
  for (const { id } of quests) {
    const begun = await bettor.call('retention.quests.activate', { params: { id } });
    expect(begun.status).toBe(200);
  }
  await bet();
  await ends(true);
  const tasks = await platform.kernel.db.all(sql<{ progress: number }>`
    select (tasks -> 0 ->> 'progress')::int as progress from retention.player_quest where player_id = ${bettor.id}`);
  expect(tasks).toEqual([{ progress: 0 }, { progress: 0 }]);
});
