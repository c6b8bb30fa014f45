import { limitDefinition } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changeCashLimit } from '#modules/limit';
import { setStakeFactor, setWinLimit } from '#modules/sportsbook';
import { checkBooks, lockAccounts } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { untilWaiting } from '#testing/until-waiting.ts';
import { main, market, openFeed, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { legOn, openAccount, openBettor, type Bettor } from './testing.ts';

let platform: TestPlatform;
let feed: TestFeed;
let bettor: Bettor;
let number = 0;
/** A fresh match before its start, and another one. */
let match: string;
let other: string;
beforeAll(async () => {
  platform = await createTestPlatform();
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

it('takes a single, an accumulator and a system with own money, each at the current price', async () => {
  const legs = [await legOn(platform, match), await legOn(platform, other, 'away')];
  const single = await bettor.place({ legs: legs.slice(0, 1) });
  expect(single).toMatchObject({ status: 200, data: { state: 'open', ticketType: 1, lines: 1, stake: 10, mostPayout: 25, payout: 0 } });
  const double = await bettor.place({ legs, sizes: [2] });
  expect(double.data).toMatchObject({
    ticketType: 2,
    stake: 10,
    mostPayout: 40,
    legs: [{ price: '2.5', isSimulated: true }, { price: '1.6' }],
  });
  const system = await bettor.place({ legs, sizes: [1, 2], unitStake: 5 });
  expect(system.data).toMatchObject({ ticketType: 3, lines: 3, stake: 15, mostPayout: 40.5 });
  expect(await bettor.real()).toBe(65_00n);
});

it('[GAME-05] [CALL-13] [B1] stands in the list of bets with its legs, and is told on the player’s channel', async () => {
  const { data: placed } = await bettor.place({ legs: [await legOn(platform, match)] });
  const { data: bets } = await bettor.call('game.bets.list');
  const leg = {
    event: 'Harbour Town – Mill United',
    stage: 1,
    discipline: 'football',
    tournament: 'First League',
    market: 'winner',
    outcome: 'Harbour Town',
    coefficient: 2.5,
    leg: { market: 'winner', outcome: 'home', isSimulated: true, result: null },
  };
  expect(bets).toMatchObject([
    { id: placed.id, roundId: placed.id, amount: 10, payout: 0, coefficient: 2.5, status: 1, ticketType: 1, items: [leg] },
  ]);
  await platform.relay.drain();
  const told = await platform.kernel.db.all(
    sql<{ data: unknown }>`select data from realtime.publication where channel = ${`game:bets#${bettor.id}`}`,
  );
  expect(told).toEqual([{ data: { event: 'game.bet.created', bet: bets[0] } }]);
});

it('takes no bet of a session that ends while the bet waits for its turn', async () => {
  const { db } = platform.kernel;
  const legs = [await legOn(platform, match)];
  const waiting = await db.transaction(async (tx) => {
    await lockAccounts(tx, bettor.id);
    const answer = bettor.place({ legs });
    await untilWaiting(db);
    await tx.run(sql`update player.session set closed_at = ${platform.clock.now()} where player_id = ${bettor.id}`);
    return { answer };
  });
  expect(await waiting.answer).toMatchObject({ status: 401, error: { code: 15003 } });
  expect(await bettor.real()).toBe(100_00n);
});

it('refuses legs that are closed, related or unknown, by their places, and takes nothing', async () => {
  const [leg, away, fine] = [await legOn(platform, match), await legOn(platform, match, 'away'), await legOn(platform, other)];
  expect(await bettor.place({ legs: [leg, fine, away], sizes: [3] })).toMatchObject({
    status: 409,
    error: { code: 14404, fields: { 'legs.0': expect.anything(), 'legs.2': expect.anything() } },
  });
  await feed.say({ kind: 'bet.stopped', eventId: match, markets: [], reason: 'goal' });
  expect((await bettor.place({ legs: [fine, leg], sizes: [2] })).error).toMatchObject({ code: 14401, fields: { 'legs.1': ['suspended'] } });
  const unknown = { ...leg, outcomeId: bettor.accountId };
  expect((await bettor.place({ legs: [unknown] })).error).toMatchObject({ code: 14401, fields: { 'legs.0': ['closed'] } });
  platform.clock.advance(3_600_000);
  bettor = await openBettor(platform);
  await feed.say({ kind: 'alive' });
  await feed.recover();
  await feed.say(feed.odds(other, [market({ home: '2.5' })]));
  expect((await bettor.place({ legs: [fine] })).error).toMatchObject({ code: 14401, fields: { 'legs.0': ['suspended'] } });
  expect(await bettor.real()).toBe(100_00n);
});

it('takes no bets on a market whose bets are void now, until that is taken back', async () => {
  const cancelled = { eventId: match, markets: [main], from: null, to: null };
  const shown = async () => {
    const { data } = await platform.call('sportsbook.events.get', { params: { id: match } });
    return data.markets[0]!.closed;
  };
  const leg = await legOn(platform, match);
  await feed.say({ kind: 'bets.cancelled', ...cancelled, reason: 'Wrong line-up' });
  await feed.say(feed.odds(match, [market({ home: '2.5', away: '1.6' })]));
  expect([await shown(), (await bettor.place({ legs: [leg] })).error?.fields]).toEqual(['closed', { 'legs.0': ['closed'] }]);
  await feed.say({ kind: 'cancel.rolledBack', ...cancelled });
  expect([await shown(), (await bettor.place({ legs: [leg] })).status]).toEqual([null, 200]);
});

it('[B2] [B3] takes another price only as the player said: none, higher, any', async () => {
  const leg = await legOn(platform, match);
  await feed.say(feed.odds(match, [market({ home: '2.6' })]));
  expect((await bettor.place({ legs: [leg] })).error).toMatchObject({ code: 14402, fields: { 'legs.0': ['2.6'] } });
  expect((await bettor.place({ legs: [leg], pricePolicy: 'higher' })).data.legs[0]!.price).toBe('2.6');
  await feed.say(feed.odds(match, [market({ home: '2.4' })]));
  expect((await bettor.place({ legs: [leg], pricePolicy: 'higher' })).error?.code).toBe(14402);
  expect((await bettor.place({ legs: [leg], pricePolicy: 'any' })).data.legs[0]!.price).toBe('2.4');
});

it('keeps to the house’s limits, over several bets on one outcome too, and says what is possible', async () => {
  await bettor.give(1_000_000_00n);
  const legs = [await legOn(platform, match)];
  const refused = await bettor.place({ legs, unitStake: 50_000 });
  expect(refused.error).toMatchObject({ code: 14403, fields: { unitStake: ['33333.33'] } });
  for (let count = 0; count < 3; count += 1) expect((await bettor.place({ legs, unitStake: 33_333.33 })).status).toBe(200);
  expect((await bettor.place({ legs, unitStake: 33_333.33 })).error?.fields?.unitStake).toEqual(['0.01']);
  const { data: slip } = await bettor.clientCall('sportsbook.slip', { body: { legs: [await legOn(platform, other)], sizes: [1] } });
  expect(slip).toMatchObject({ lines: 1, mostUnitStake: 33_333.33, refusal: null, legs: [{ closed: null, price: '2.5' }] });
});

it('counts what the player’s bets in every currency pay towards what they may pay together', async () => {
  await bettor.give(1_000_000_00n);
  const dollars = await openAccount(platform, bettor, 'USD', 1_000_000_00n);
  const legs = [await legOn(platform, match)];
  for (let count = 0; count < 2; count += 1) expect((await bettor.place({ legs, unitStake: 33_333.33 })).status).toBe(200);
  // Of 250,000.00 EUR 83,333.35 are left: 96,833.35 USD, at 1.162.
  const possible = async () => (await dollars.clientCall('sportsbook.slip', { body: { legs, sizes: [1] } })).data.mostUnitStake;
  expect(await possible()).toBe(38_733.33);
  expect((await dollars.place({ legs, unitStake: 38_733.33 })).status).toBe(200);
  expect((await bettor.place({ legs, unitStake: 33_333.33 })).error).toMatchObject({ code: 14403 });
  expect((await dollars.place({ legs, unitStake: 1 })).error).toMatchObject({ code: 14403 });
});

it('keeps to what the operator lets a bet win on a match or a line, and to the player’s factor', async () => {
  const { kernel } = platform;
  const signed = { reason: 'a rumour', by: 'ann' };
  const limit = (mostWin: string | null, [name, specifiers] = ['*', '*']) =>
    setWinLimit(kernel, { eventId: match, market: name, specifiers: specifiers, mostWin, ...signed });
  const legs = [await legOn(platform, match)];
  const possible = async () => (await bettor.clientCall('sportsbook.slip', { body: { legs, sizes: [1] } })).data.mostUnitStake;
  await limit('90');
  await limit('30.5', ['winner', '']);
  await expect(limit('1', ['total', '*'])).rejects.toMatchObject({ reason: 'notFound' });
  expect(await possible()).toBe(20.33);
  await setStakeFactor(kernel, bettor.id, { factor: '0.5', ...signed });
  const refused = await bettor.place({ legs, unitStake: 10.17 });
  expect([await possible(), refused.error]).toMatchObject([10.16, { code: 14403, fields: { unitStake: ['10.16'] } }]);
  expect((await bettor.place({ legs, unitStake: 10.16 })).status).toBe(200);
  await limit(null, ['winner', '']);
  await setStakeFactor(kernel, bettor.id, { factor: '2', ...signed });
  expect(await possible()).toBe(89.84);
  await bettor.give(1_000_00n);
  expect(await possible()).toBe(120);
  await limit('0');
  expect(await possible()).toBe(0);
  for (const factor of ['0', '10.5', '1e1', '-1', '']) {
    await expect(setStakeFactor(kernel, bettor.id, { factor, ...signed })).rejects.toMatchObject({ reason: 'invalid' });
  }
  for (const mostWin of ['-1', '1.005', '1e3', '']) await expect(limit(mostWin)).rejects.toMatchObject({ reason: 'invalid' });
  await expect(setStakeFactor(kernel, bettor.id, { factor: '1', reason: ' ', by: 'ann' })).rejects.toMatchObject({ reason: 'invalid' });
  const journal = await kernel.db.all(sql<{ kind: string; said: string | null }>`
    select kind, coalesce(details ->> 'mostWin', details ->> 'factor') as said from journal.entry
    where details ->> 'eventId' = ${match} or player_id = ${bettor.id} order by id`);
  expect(journal.map(({ kind, said }) => `${kind} ${said}`)).toEqual([
    'sport limit 90',
    'sport limit 30.5',
    'stake factor 0.5',
    'sport limit null',
    'stake factor 2',
    'sport limit 0',
  ]);
});

it('says what would be taken where the money, or a limit of the player’s own, leaves less, and takes that', async () => {
  const legs = [await legOn(platform, match), await legOn(platform, other)];
  const possible = async () => (await bettor.clientCall('sportsbook.slip', { body: { legs, sizes: [1, 2] } })).data.mostUnitStake;
  const system = (unitStake: number) => bettor.place({ legs, sizes: [1, 2], unitStake });
  expect([await possible(), (await system(33.34)).error]).toMatchObject([33.33, { code: 12002, fields: { unitStake: ['33.33'] } }]);
  const limit = (definition: number, amount: string) =>
    platform.kernel.db.transaction((tx) =>
      changeCashLimit(tx, platform.kernel, bettor.id, { definition, period: 'daily', currency: 'EUR', amount }),
    );
  await limit(limitDefinition.loss, '60');
  expect([await possible(), (await system(20.01)).error]).toMatchObject([20, { code: 14101, fields: { unitStake: ['20.00'] } }]);
  await limit(limitDefinition.bet, '20');
  expect([await possible(), (await system(7)).error]).toMatchObject([6.66, { code: 14100, fields: { unitStake: ['6.66'] } }]);
  expect((await system(6.66)).status).toBe(200);
  const { refusal } = (await bettor.clientCall('sportsbook.slip', { body: { legs, sizes: [1, 2] } })).data;
  expect(refusal).toMatchObject({ code: 14100, until: expect.stringMatching(/T00:00:00\.000Z$/) });
  expect((await system(1)).error).toEqual({ code: 14100, message: expect.anything(), until: expect.stringMatching(/T00:00:00\.000Z$/) });
});

it('judges a slip for guests too, and says what refuses it', async () => {
  const legs = [await legOn(platform, match), await legOn(platform, match, 'away')];
  const response = await platform.call('sportsbook.slip', { body: { legs, sizes: [2] } });
  expect(response).toMatchObject({
    data: { legs: [{ isRelated: true }, { isRelated: true }], mostUnitStake: null, refusal: { code: 14404 } },
  });
});

it.each([
  [{ sizes: [2] }, 'sizes'],
  [{ sizes: [1, 1] }, 'sizes'],
  [{ unitStake: 0 }, 'unitStake'],
  [{ unitStake: 0.001 }, 'unitStake'],
])('refuses %o by its field', async (bad, field) => {
  const { status, error } = await bettor.place({ legs: [await legOn(platform, match)], ...bad });
  expect([status, Object.keys(error!.fields!)]).toEqual([422, [field]]);
});

it('says of a slip no price of what is not offered: what the feed writes there means nothing', async () => {
  const [gone, low] = [await legOn(platform, match), await legOn(platform, other)];
  const withdrawn = market({ home: '1.01', away: '1.6' });
  const outcomes = withdrawn.outcomes.map((each) => ({ ...each, isActive: each.outcome !== 'home' }));
  await feed.say(feed.odds(match, [{ ...withdrawn, outcomes }]), feed.odds(other, [market({ home: '1', away: '1.6' })]));
  const { data: slip } = await bettor.clientCall('sportsbook.slip', { body: { legs: [gone, low], sizes: [1] } });
  expect(slip.legs.map(({ closed, price }) => [closed, price])).toEqual([
    ['suspended', null],
    ['suspended', null],
  ]);
});

it.each(['0', '0.99', '1', '1.00', '-2', '1e1'])('refuses the price %s, at which nothing can be won', async (price) => {
  const { outcomeId } = await legOn(platform, match);
  const { status, error } = await bettor.place({ legs: [{ outcomeId, price }], pricePolicy: 'any' });
  expect([status, Object.keys(error!.fields!)]).toEqual([422, ['legs.0.price']]);
});

it('makes one bet of fifty calls with one key, and refuses another bet under it', async () => {
  const legs = [await legOn(platform, match)];
  const answers = await Promise.all(Array.from({ length: 50 }, () => bettor.place({ legs }, 'one and only key'.replaceAll(' ', '-'))));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await bettor.real()).toBe(90_00n);
  expect((await bettor.place({ legs, unitStake: 5 }, 'one-and-only-key')).error?.code).toBe(1006);
});

it('[M1] lets two hundred bets on a balance for one through once', async () => {
  const legs = [await legOn(platform, match)];
  const answers = await Promise.all(Array.from({ length: 200 }, () => bettor.place({ legs, unitStake: 100 })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set([undefined, 12002]));
  expect(await bettor.real()).toBe(0n);
});

// Within less than the ten seconds after which a lock is given up.
const sooner = { timeout: 9_000 };
it('takes the bets of several players together, and lets none wait for a match that only another’s bet is on', sooner, async () => {
  const [here, there] = [await legOn(platform, match), await legOn(platform, other)];
  const [second, third] = [await openBettor(platform), await openBettor(platform, 0n)];
  const released = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const feeding = platform.kernel.db.transaction(async (tx) => {
    await tx.run(sql`select from sportsbook.event where id = ${other} for update`);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const placing = [bettor.place({ legs: [here] }), second.place({ legs: [here, there], sizes: [2] }), third.place({ legs: [here] })];
  const waiting = placing[1]!.then(() => 'placed');
  expect([(await placing[0]!).status, (await placing[2]!).error?.code]).toEqual([200, 12002]);
  expect(await Promise.race([waiting, Promise.resolve('waits')])).toBe('waits');
  released.resolve();
  await feeding;
  expect([(await placing[1]!).status, await bettor.real(), await second.real(), await third.real()]).toEqual([200, 90_00n, 90_00n, 0n]);
});

it('answers neither without a play token nor about the bets of others', async () => {
  const { data: placed } = await bettor.place({ legs: [await legOn(platform, match)] });
  expect((await bettor.call('sportsbook.bets.list')).status).toBe(401);
  const stranger = await openBettor(platform, 0n);
  expect((await stranger.clientCall('sportsbook.bets.get', { params: { id: placed.id } })).status).toBe(404);
  expect((await stranger.clientCall('sportsbook.bets.list')).data).toEqual([]);
});
