import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mostOnOne, roomOf } from '#modules/sportsbook';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { canceled, ended, market, openFeed, restored, takenBack, type Said, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { payOutShutOut } from '../withdraw/pay-out-shut-out.ts';
import { seedTestMethods } from '../withdraw/testing.ts';
import { legOn, openBettor, settle, type Bettor } from './testing.ts';

let platform: TestPlatform;
let feed: TestFeed;
let bettor: Bettor;
let number = 0;
let match: string;
let other: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
  await seedTestMethods(platform);
  feed = await openFeed(platform);
});
beforeEach(async () => {
  number += 1;
  [match, other] = [`match-${number}`, `other-${number}`];
  const { fixture, odds } = feed;
  const prices = [market({ home: '2.5', away: '1.6' })];
  await feed.say(fixture(match), odds(match, prices), fixture(other), odds(other, prices));
  bettor = await openBettor(platform);
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

/** Says it, and moves the money. */
async function happens(...said: Said[]): Promise<void> {
  await feed.say(...said);
  for (const eventId of [match, other]) await settle(platform, eventId);
}
const placed = async (more: object = {}): Promise<string> =>
  (await bettor.place({ legs: [await legOn(platform, match)], ...more })).data.id;
const standing = async (id: string) => {
  const { state, status, payout, owed } = await bettor.bet(id);
  return [state, status, payout, owed];
};

it('[B4] pays a won bet, ends a lost one, and says of each leg why', async () => {
  const won = await placed();
  const { id: lost } = (await bettor.place({ legs: [await legOn(platform, match, 'away')] })).data;
  await happens(ended(match, true));
  expect(await standing(won)).toEqual(['settled', 2, 25, 0]);
  expect(await standing(lost)).toEqual(['settled', 3, 0, 0]);
  expect((await bettor.bet(won)).legs[0]!.result).toMatchObject({ isWon: true, reason: 'Final score 2:1' });
  expect(await bettor.real()).toBe(105_00n);
});

it('settles by the fact that results have changed, told once', async () => {
  const id = await placed();
  const told: string[] = [];
  platform.kernel.events.on<{ roundId: string }>('game.round.finished', async (_tx, { payload }) => void told.push(payload.roundId));
  await feed.say(ended(match, true));
  await platform.relay.drain();
  const jobs = await platform.kernel.db.all(
    sql<{ event: string }>`select data ->> 'eventId' as event from jobs.job where name = 'sportsbook.settle'`,
  );
  expect(jobs).toContainEqual({ event: match });
  await Promise.all(Array.from({ length: 10 }, () => settle(platform, match)));
  await happens(takenBack(match));
  await happens(ended(match, true));
  await platform.relay.drain();
  expect(told.filter((each) => each === id)).toEqual([id]);
  expect(await bettor.real()).toBe(115_00n);
});

it('waits for all legs of an accumulator, and for none once one has lost', async () => {
  const legs = [await legOn(platform, match), await legOn(platform, other)];
  const { id } = (await bettor.place({ legs, sizes: [2] })).data;
  await happens(ended(match, true));
  expect(await standing(id)).toEqual(['open', 1, 0, 0]);
  await happens(ended(other, false));
  expect(await standing(id)).toEqual(['settled', 3, 0, 0]);
});

it('tells the player that a leg of an open bet has ended, and nothing of one that no result is about', async () => {
  const legs = [await legOn(platform, match), await legOn(platform, other)];
  const { id } = (await bettor.place({ legs, sizes: [2] })).data;
  const later = (await bettor.place({ legs: [legs[1]!] })).data.id;
  const told = async (bet: string) =>
    (await platform.kernel.db.all(sql`select from kernel.outbox where topic = 'game.bet.updated' and payload ->> 'betId' = ${bet}`)).length;
  await settle(platform, other);
  expect([await told(id), await told(later)]).toEqual([0, 0]);
  await happens(ended(match, true));
  expect([await told(id), await told(later)]).toEqual([1, 0]);
  expect(await bettor.bet(id)).toMatchObject({ state: 'open', legs: [{ result: { isWon: true } }, { result: null }] });
});

it('says of an open bet what it can still pay once a leg is void or lost, and so in the room that it takes', async () => {
  const legs = [await legOn(platform, match), await legOn(platform, other)];
  const { id } = (await bettor.place({ legs, sizes: [2] })).data;
  const { id: patent } = (await bettor.place({ legs, sizes: [1, 2] })).data;
  const most = async () => Promise.all([id, patent].map(async (each) => (await bettor.bet(each)).mostPayout));
  const room = async () => {
    const { db } = platform.kernel;
    return mostOnOne((await db.one(roomOf(bettor.id, [legs[1]!.outcomeId]))).open, (sum) => sum);
  };
  expect([await most(), await room()]).toEqual([[62.5, 112.5], 175_00n]);
  await happens(canceled(match));
  expect([await most(), await room()]).toEqual([[25, 60], 85_00n]);
  await happens(restored(match));
  expect([await most(), await room()]).toEqual([[62.5, 112.5], 175_00n]);
  await happens(ended(match, false));
  expect([await most(), await room()]).toEqual([[0, 25], 25_00n]);
});

it('[B4] takes a result back, and settles anew, as often as the feed says so', async () => {
  const id = await placed();
  await happens(ended(match, true));
  await happens(takenBack(match));
  expect([await standing(id), await bettor.real()]).toEqual([['open', 1, 0, 0], 90_00n]);
  await happens(ended(match, false));
  expect([await standing(id), await bettor.real()]).toEqual([['settled', 3, 0, 0], 90_00n]);
  await happens(ended(match, true));
  expect([await standing(id), await bettor.real()]).toEqual([['settled', 2, 25, 0], 115_00n]);
});

it('[B4] tells in the list of bets, among settled ones, why each leg ended so, and that a result was corrected', async () => {
  await placed();
  const listed = async (isSettled: boolean) => (await bettor.call('game.bets.list', { query: { isSettled } })).data;
  expect((await listed(false)).map(({ ticket }) => ticket?.state)).toEqual(['open']);
  await happens(ended(match, true));
  expect(await listed(false)).toEqual([]);
  const leg = { market: 'winner', outcome: 'home', result: { isWon: true, reason: 'Final score 2:1' } };
  expect(await listed(true)).toMatchObject([{ status: 2, payout: 25, items: [{ leg }], ticket: { correctedAt: null } }]);
  await happens(ended(match, false));
  const at = platform.kernel.clock.now().toISOString();
  expect(await listed(true)).toMatchObject([
    { status: 3, payout: 0, items: [{ leg: { result: { isWon: false } } }], ticket: { correctedAt: at } },
  ]);
});

it('gives the stake of a void bet back, with its turnover, and takes up the bet where that is undone', async () => {
  const { db } = platform.kernel;
  await db.run(
    sql`insert into risk.turnover (player_id, currency, total, placed, since) values (${bettor.id}, 'EUR', 100000, 0, '2000-01-01')`,
  );
  const turnedOver = async () =>
    (await db.one(sql<{ placed: bigint }>`select placed from risk.turnover where player_id = ${bettor.id}`)).placed;
  const id = await placed();
  expect(await turnedOver()).toBe(10_00n);
  await happens(canceled(match));
  expect([await standing(id), await bettor.real(), await turnedOver()]).toEqual([['settled', 4, 10, 0], 100_00n, 0n]);
  expect((await bettor.bet(id)).legs[0]!.result).toMatchObject({ voidFactor: '1', reason: 'Wrong line-up' });
  await happens(ended(match, true));
  expect(await standing(id)).toEqual(['settled', 4, 10, 0]);
  await happens(restored(match));
  expect([await standing(id), await bettor.real(), await turnedOver()]).toEqual([['settled', 2, 25, 0], 115_00n, 10_00n]);
});

it('makes void only the bets that were taken in the interval', async () => {
  const before = await placed();
  platform.clock.advance(10_000);
  const from = platform.kernel.clock.now().toISOString();
  platform.clock.advance(5_000);
  await feed.say({ kind: 'alive' });
  const within = await placed();
  await happens({ ...canceled(match), from } as Said, ended(match, false));
  expect([await standing(before), await standing(within)]).toEqual([
    ['settled', 3, 0, 0],
    ['settled', 4, 10, 0],
  ]);
});

it('what is owed holds back the pay-out of somebody who has excluded himself, too', async () => {
  const { data } = await bettor.place({ legs: [await legOn(platform, match)] });
  await happens(ended(match, true));
  await bettor.place({ legs: [await legOn(platform, other, 'away')], unitStake: 95 });
  await happens(takenBack(match), ended(match, false));
  expect((await bettor.bet(data.id)).owed).toBeGreaterThan(0);
  await bettor.give(50_00n);
  await bettor.call('player.limits.create', { body: { definition: 4, period: 'forever' } });
  const given = { currency: 'EUR', method: 'sandbox.withdrawal.card', fields: {} };
  const { paid, left } = await payOutShutOut(platform.kernel, bettor.id, given);
  expect([paid, left]).toMatchObject([[], [{ sum: { amount: await bettor.real() } }]]);
});

it('[M1] leaves owed what a correction takes back and the player no longer has; later returns cover it, withdrawals wait', async () => {
  const [id, later] = [await placed(), (await bettor.place({ legs: [await legOn(platform, other)] })).data.id];
  await happens(ended(match, true));
  const { id: spent } = (await bettor.place({ legs: [await legOn(platform, other, 'away')], unitStake: 95 })).data;
  expect(await bettor.real()).toBe(10_00n);
  await happens(takenBack(match), ended(match, false));
  expect([await standing(id), await bettor.real()]).toEqual([['settled', 3, 0, 15], 0n]);
  await bettor.give(50_00n);
  expect(await standing(id)).toEqual(['settled', 3, 0, 15]);
  const withdrawal = await bettor.call('payment.invoices.withdrawal', {
    body: { accountId: bettor.accountId, amount: 20, currency: 'EUR', method: 'sandbox.withdrawal.card', fields: {} },
  });
  expect(withdrawal).toMatchObject({ error: { code: 13014 } });
  await happens(ended(other, true));
  expect([await standing(id), await standing(later), await standing(spent)]).toEqual([
    ['settled', 3, 0, 0],
    ['settled', 2, 25, 0],
    ['settled', 3, 0, 0],
  ]);
  expect(await bettor.real()).toBe(60_00n);
});

it('[M1] covers what is owed with no stake that comes back because nothing was bet, but for what is owed of the same bet', async () => {
  const id = await placed();
  await happens(ended(match, true));
  await bettor.place({ legs: [await legOn(platform, other, 'away')], unitStake: 105 });
  await happens(takenBack(match), ended(match, false));
  expect([await standing(id), await bettor.real()]).toEqual([['settled', 3, 0, 15], 0n]);
  await bettor.give(50_00n);
  const third = `third-${number}`;
  await feed.say(feed.fixture(third), feed.odds(third, [market({ home: '2.5', away: '1.6' })]));
  const { id: returned } = (await bettor.place({ legs: [await legOn(platform, third)] })).data;
  await feed.say(canceled(third));
  await settle(platform, third);
  expect([await standing(returned), await standing(id), await bettor.real()]).toEqual([
    ['settled', 4, 10, 0],
    ['settled', 3, 0, 15],
    50_00n,
  ]);
  await happens(canceled(match));
  expect([await standing(id), await bettor.real()]).toEqual([['settled', 4, 10, 5], 50_00n]);
});

it('counts stakes and losses of sport for the player’s limits', async () => {
  const limit = { definition: 1, period: 'daily', amount: 15, currency: 'EUR' };
  const made = await bettor.call('player.limits.create', { body: limit });
  expect(made).toMatchObject({ status: 200 });
  await placed();
  const refused = await bettor.place({ legs: [await legOn(platform, match)] });
  expect(refused).toMatchObject({ status: 423, error: { code: 14100 } });
  await happens(canceled(match));
  expect((await bettor.place({ legs: [await legOn(platform, other)] })).status).toBe(200);
});

it('shows each movement once in the statement', async () => {
  await placed();
  await happens(ended(match, true));
  await happens(takenBack(match));
  const query = { currency: 'EUR', dateFrom: '2000-01-01T00:00:00Z', dateTo: '2100-01-01T00:00:00Z' };
  const { data } = await bettor.call('wallet.statement.get', { query });
  expect(data.totals.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['adjustment', 100],
    ['sport-correction', -25],
    ['sport-settle', 25],
    ['sport-stake', -10],
  ]);
});
