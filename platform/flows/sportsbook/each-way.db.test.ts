import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askToVoidStuck, decideRuling, listStuckEvents, openExposure } from '#modules/sportsbook';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { main, market, openFeed, result, type Said, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { decideBet } from './decide-bet.ts';
import { legOn, openBettor, settle, type Bettor } from './testing.ts';

const terms = { places: 3, fraction: '1/5' };
const place = { market: 'place', specifiers: 'places=3' };

let platform: TestPlatform;
let feed: TestFeed;
let bettor: Bettor;
let number = 0;
let race: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
  feed = await openFeed(platform);
});
beforeEach(async () => {
  number += 1;
  race = `race-${number}`;
  const competitors = ['Ash', 'Birch', 'Cedar', 'Doum', 'Elm'];
  const winner = { ...market({ '1': '11.0', '2': '3.0' }), eachWay: terms };
  await feed.say(
    feed.fixture(race, { sport: 'racing', competitors }),
    feed.odds(race, [winner, market({ '1': '3.2', '2': '1.4' }, place)]),
  );
  bettor = await openBettor(platform);
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

const eachWay = async (outcome: string, more: object = {}) => ({ ...(await legOn(platform, race, outcome)), eachWay: terms, ...more });
const ended = (win: object, placed: object): Said => ({
  kind: 'bets.settled',
  eventId: race,
  certainty: 2,
  markets: [
    { ...main, outcomes: [{ ...result('1', true), ...win }] },
    { ...place, outcomes: [{ ...result('1', true), ...placed }] },
  ],
});
const lost = { isWon: false };
const voided = { isWon: false, voidFactor: '1' };

it('is staked twice, on the win and on a place at a share of the odds, by the terms that the player has seen', async () => {
  const legs = [await eachWay('1')];
  const { data: slip } = await bettor.clientCall('sportsbook.slip', { body: { legs, sizes: [1] } });
  expect(slip).toMatchObject({ lines: 2, legs: [{ eachWay: terms }], refusal: null });
  // 110 of the win, 30 of the place.
  const { data: bet } = await bettor.place({ legs });
  expect(bet).toMatchObject({ lines: 2, unitStake: 10, stake: 20, mostPayout: 140, legs: [{ place: { terms, result: null } }] });
  expect(await bettor.real()).toBe(80_00n);
});

it.each([
  ['won', {}, {}, 140, 2],
  ['placed', lost, {}, 30, 2],
  ['unplaced', lost, lost, 0, 3],
  ['level for the last place', lost, { deadHeatFactor: '0.5' }, 15, 2],
  ['won, with a fifth withheld for a runner that was withdrawn', { deduction: '0.2' }, { deduction: '0.2' }, 116, 2],
  ['withdrawn', voided, voided, 20, 4],
])('[B4] a runner that is %s settles both parts', async (_, win, placed, payout, status) => {
  const { data: bet } = await bettor.place({ legs: [await eachWay('1')] });
  await feed.say(ended(win, placed));
  await settle(platform, race);
  expect(await bettor.bet(bet.id)).toMatchObject({ state: 'settled', status, payout, legs: [{ place: { result: placed } }] });
  await feed.say({ kind: 'settlement.rolledBack', eventId: race, markets: [place] });
  await settle(platform, race);
  expect(await bettor.bet(bet.id)).toMatchObject({ state: 'open', payout: 0, legs: [{ place: { result: null } }] });
});

it.each<[string, () => Said]>([
  ['is known', () => ({ kind: 'bets.settled', eventId: race, certainty: 1, markets: [{ ...place, outcomes: [result('1', true)] }] })],
  ['would be void', () => ({ kind: 'bets.cancelled', eventId: race, markets: [place], from: null, to: null, reason: 'Wrong terms' })],
])('is not taken on a runner whose place %s already, while the win is open', async (_, said) => {
  const leg = await eachWay('1');
  await feed.say(said());
  expect((await bettor.place({ legs: [leg] })).error).toMatchObject({ code: 14407, fields: { 'legs.0': ['is not taken each way'] } });
  expect((await bettor.place({ legs: [await legOn(platform, race, '1')] })).status).toBe(200);
});

const runs = (more: { eachWay?: typeof terms }) => feed.odds(race, [{ ...market({ '1': '11.0', '2': '3.0' }), ...more }], 'live');

it.each<[string, () => Said]>([
  ['other terms', () => runs({ eachWay: { ...terms, fraction: '1/4' } })],
  ['no terms', () => runs({})],
  ['a place that is known', () => ({ ...ended({}, {}), markets: [{ ...place, outcomes: [result('1', true)] }] }) as Said],
])('that waits in a race under way is refused for %s, whatever price its player takes, and its stake comes back', async (_, meanwhile) => {
  await feed.say(runs({ eachWay: terms }));
  const { data: bet } = await bettor.place({ legs: [await eachWay('1')], pricePolicy: 'any' });
  expect(bet.state).toBe('requested');
  await feed.say(meanwhile());
  platform.clock.advance(5_000);
  await decideBet(platform.kernel, bet.id);
  expect(await bettor.bet(bet.id)).toMatchObject({ state: 'rejected', rejection: { code: 14407 } });
  expect(await bettor.real()).toBe(100_00n);
});

it('[B4] Rule 4: a runner that is withdrawn takes off the winnings of bets taken before, and of no later one', async () => {
  const { data: before } = await bettor.place({ legs: [await eachWay('1')] });
  platform.clock.advance(1_000);
  const deductions = [{ before: platform.clock.now().toISOString(), share: '0.25' }];
  const shorter = { ...market({ '1': '9.0' }), eachWay: terms, deductions };
  const out = { ...main, outcomes: [result('2', false, '1')] };
  await feed.say(feed.odds(race, [shorter]), { kind: 'bets.settled', eventId: race, certainty: 2, markets: [out] });
  expect((await bettor.place({ legs: [await eachWay('2')] })).error).toMatchObject({ code: 14401, fields: { 'legs.0': ['settled'] } });
  const { data: after } = await bettor.place({ legs: [await eachWay('1')] });
  // 10 at 10/1 wins 75 of 100, a place 15 of 20; so does what a cash-out is worth.
  expect(await bettor.bet(before.id)).toMatchObject({ mostPayout: 110, legs: [{ price: '11.0', deduction: '0.25', result: null }] });
  const { data: quote } = await bettor.clientCall('sportsbook.cashOut.quote', { params: { id: before.id }, body: { percent: 100 } });
  expect(quote.amount).toBe(52.25);
  await feed.say(ended({}, {}));
  await settle(platform, race);
  const won = { deduction: '0.25', isWon: true };
  expect(await bettor.bet(before.id)).toMatchObject({ payout: 110, legs: [{ deduction: '0.25', result: won, place: { result: won } }] });
  expect(await bettor.bet(after.id)).toMatchObject({ payout: 116, legs: [{ deduction: '0', result: { deduction: '0' } }] });
});

it('Rule 4: tells the players of open bets on the market, once, what theirs can pay from then on', async () => {
  const { data: bet } = await bettor.place({ legs: [await eachWay('1')] });
  platform.clock.advance(1_000);
  const told = async (topic: string, key: string, id: string) =>
    (await platform.kernel.db.all(sql`select from kernel.outbox where topic = ${topic} and payload ->> ${key} = ${id}`)).length;
  const deductions = [{ before: platform.clock.now().toISOString(), share: '0.25' }];
  const shorter = { ...market({ '1': '9.0' }), eachWay: terms, deductions };
  const said = feed.odds(race, [shorter]);
  await feed.say(said);
  expect(await told('sportsbook.results.changed', 'eventId', race)).toBe(1);
  for (let time = 0; time < 2; time += 1) await settle(platform, race);
  expect([await told('game.bet.updated', 'betId', bet.id), (await bettor.bet(bet.id)).mostPayout]).toEqual([1, 110]);
  await feed.say(said, feed.odds(race, [market({ '1': '3.0' }, place)]));
  expect(await told('sportsbook.results.changed', 'eventId', race)).toBe(1);
});

it('waits for its place, too: it is listed with what it may cost and among what waits in vain, and is made void', async () => {
  const { kernel, clock } = platform;
  const { data: bet } = await bettor.place({ legs: [await eachWay('1')] });
  const exposure = async () =>
    (await openExposure(kernel.db, race)).map(({ market: name, stake, mostPayout }) => [name, stake, mostPayout]);
  expect((await exposure()).toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
    ['place', 20_00n, 140_00n],
    ['winner', 20_00n, 140_00n],
  ]);
  const won = [{ ...main, outcomes: [result('1', true)] }];
  await feed.say({ kind: 'bets.settled', eventId: race, certainty: 2, markets: won });
  await settle(platform, race);
  expect(await exposure()).toEqual([['place', 20_00n, 140_00n]]);
  // An outage, after which the feed does not speak of it any more.
  clock.advance(60_000);
  await feed.say({ kind: 'alive' });
  await feed.recover();
  const stuck = async () => (await listStuckEvents(kernel)).filter(({ id }) => id === race).map(({ bets }) => bets);
  expect(await stuck()).toEqual([1]);
  for (const id of await askToVoidStuck(kernel, { reason: 'forgotten', by: 'ann' }))
    await decideRuling(kernel, id, { isApproved: true, by: 'bob' });
  await settle(platform, race);
  expect([(await bettor.bet(bet.id)).payout, await stuck(), await exposure()]).toEqual([120, [], []]);
});

it('is cashed out by the chances of the win and of the place', async () => {
  const { data: bet } = await bettor.place({ legs: [await eachWay('1')] });
  const { data: quote } = await bettor.clientCall('sportsbook.cashOut.quote', { params: { id: bet.id }, body: { percent: 100 } });
  // Half of 110 and half of 30, less 5 %.
  expect(quote).toMatchObject({ stake: 20, amount: 66.5 });
});

it('is refused at terms that are not the current ones, where there are none, and for some legs alone', async () => {
  const refused = async (...legs: object[]) => (await bettor.place({ legs, sizes: [legs.length] })).error;
  const more = { ...terms, places: 4 };
  expect(await refused(await eachWay('1', { eachWay: more }))).toMatchObject({ code: 14407, fields: { 'legs.0': ['3 1/5'] } });
  const [other, plain] = [`plain-${number}`, { ...market({ home: '2.0', away: '2.0' }), eachWay: terms }];
  await feed.say(feed.fixture(other), feed.odds(other, [plain]));
  const leg = await legOn(platform, other);
  expect(await refused({ ...leg, eachWay: terms })).toMatchObject({ code: 14407, fields: { 'legs.0': ['is not taken each way'] } });
  expect(await refused(await eachWay('1'), leg)).toMatchObject({ fields: { sizes: expect.anything() } });
  expect(await bettor.real()).toBe(100_00n);
});
