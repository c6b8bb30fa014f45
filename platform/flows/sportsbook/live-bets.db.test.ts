import { errors, type ErrorName, type SportBet } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { betById } from '#modules/sportsbook';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { ended, main, market, openFeed, type Said, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { letPlay, stopPlay } from '../stop-play/index.ts';
import { decideBet, decideLate } from './decide-bet.ts';
import { decideCashOut } from './decide-cash-out.ts';
import { legOn, openBettor, settle, type Bettor } from './testing.ts';

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
  match = `live-${number}`;
  await feed.say(feed.fixture(match), odds('2.0'));
  bettor = await openBettor(platform);
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

const odds = (home: string, score = { home: 0, away: 0, clock: "1'", parts: [] }): Said => ({
  ...feed.odds(match, [market({ home, away: '2.0' })], 'live'),
  score,
});
const place = async (more: object = {}) => (await bettor.place({ legs: [await legOn(platform, match)], ...more })).data;

/** After the delay of football. */
async function decided({ id }: SportBet): Promise<SportBet> {
  platform.clock.advance(5_000);
  await decideBet(platform.kernel, id);
  return bettor.bet(id);
}

it('holds the stake of a live bet through the delay of its sport, then takes it', async () => {
  const bet = await place();
  expect(bet).toMatchObject({ state: 'requested', status: 1, legs: [{ isLive: true }] });
  expect(new Date(bet.decidedAt!).getTime() - new Date(bet.createdAt).getTime()).toBe(5_000);
  await decideBet(platform.kernel, bet.id);
  expect([(await bettor.bet(bet.id)).state, await bettor.real()]).toEqual(['requested', 90_00n]);
  expect(await decided(bet)).toMatchObject({ state: 'open', rejection: null });
});

it('keeps to what the house lets a bet win, at the price at which it is taken', async () => {
  await bettor.give(50_000_00n);
  const most = await place({ unitStake: 25_000, pricePolicy: 'higher' });
  await feed.say(odds('2.1'));
  expect(await decided(most)).toMatchObject({ state: 'rejected', rejection: { code: 14403 } });
  expect(await bettor.real()).toBe(50_100_00n);
  const less = await place({ unitStake: 20_000, pricePolicy: 'higher' });
  await feed.say(odds('2.2'));
  expect(await decided(less)).toMatchObject({ state: 'open', mostPayout: 44_000 });
});

it('counts a bet that is decided once towards what all of a player may pay', async () => {
  await bettor.give(200_000_00n);
  const bets = [];
  for (let count = 0; count < 5; count += 1) bets.push(await place({ unitStake: 25_000 }));
  expect((await bettor.place({ legs: [await legOn(platform, match)], unitStake: 1 })).error?.code).toBe(14403);
  platform.clock.advance(5_000);
  for (const { id } of bets) {
    await decideBet(platform.kernel, id);
    expect((await bettor.bet(id)).state).toBe('open');
  }
});

it.each<[string, () => Said, number]>([
  ['stop', () => ({ kind: 'bet.stopped', eventId: match, markets: [], reason: 'danger' }), 14401],
  ['goal', () => odds('2.0', { home: 1, away: 0, clock: "2'", parts: [] }), 14401],
  ['cancellation', () => ({ kind: 'bets.cancelled', eventId: match, markets: [main], from: null, to: null, reason: 'danger' }), 14401],
  ['result', () => ended(match, true), 14401],
  ['lower price', () => odds('1.9'), 14402],
])('refuses a live bet after a %s meanwhile, with its stake back', async (_, meanwhile, code) => {
  const bet = await place({ pricePolicy: 'higher' });
  await feed.say(meanwhile());
  expect(await decided(bet)).toMatchObject({ state: 'rejected', status: 4, rejection: { code } });
  expect(await bettor.real()).toBe(100_00n);
  await decideBet(platform.kernel, bet.id);
  expect(await bettor.real()).toBe(100_00n);
});

const limit = (body: object) => bettor.call('player.limits.create', { body });
const stop = { scope: 'product', name: 'sportsbook', because: 'wrong prices' };
it.each<[string, () => Promise<unknown>, number]>([
  ['excluded himself', () => limit({ definition: 4, period: '6_months' }), 14103],
  ['excluded himself from sport alone', () => limit({ definition: 4, period: '6_months', product: 'sportsbook' }), 14105],
  ['begun a break', () => limit({ definition: 5, period: '1_day' }), 14105],
  ['been shut the sportsbook by an operator, with everybody', () => stopPlay(platform.kernel, stop), 14110],
])('[LIM-05] takes no live bet that waits once its player has %s: its stake comes back', async (_, meanwhile, code) => {
  const { id } = await place();
  await meanwhile();
  platform.clock.advance(5_000);
  await decideBet(platform.kernel, id);
  const bet = await platform.kernel.db.one(betById(id));
  await letPlay(platform.kernel, stop).catch(() => undefined);
  expect([bet.state, errors[bet.rejection as ErrorName]?.code, await bettor.real()]).toEqual(['rejected', code, 100_00n]);
});

it('takes a better price where the player accepts one, and what was waiting too long', async () => {
  const bet = await place({ pricePolicy: 'higher' });
  await feed.say(odds('2.4'));
  platform.clock.advance(16_000);
  await decideLate(platform.kernel);
  expect(await bettor.bet(bet.id)).toMatchObject({ state: 'open', mostPayout: 24, legs: [{ price: '2.4' }] });
});

const quote = (id: string, percent = 100) => bettor.clientCall('sportsbook.cashOut.quote', { params: { id }, body: { percent } });
const take = (id: string, quoteId: string) => bettor.clientCall('sportsbook.cashOut.take', { params: { id }, body: { quoteId } });
/** After the delay of football. */
async function takenLate(quoteId: string): Promise<void> {
  platform.clock.advance(7_000);
  await decideCashOut(platform.kernel, quoteId);
}

it('takes no bet on what has ended, though its market is still open', async () => {
  const leg = await legOn(platform, match);
  await feed.say(ended(match, true));
  expect((await bettor.place({ legs: [leg] })).error).toMatchObject({ code: 14401, fields: { 'legs.0': ['settled'] } });
  expect(await bettor.real()).toBe(100_00n);
});

it('quotes a cash-out at its worth less the margin, and pays half of a bet once', async () => {
  const { id } = await decided(await place());
  // 10.00 at 2.0 with an even chance is worth 10.00, less five percent.
  expect((await quote(id)).data).toMatchObject({ stake: 10, amount: 9.5, currency: 'EUR' });
  const { data: half } = await quote(id, 50);
  const answers = await Promise.all(Array.from({ length: 50 }, () => take(id, half.id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await takenLate(half.id);
  expect(await bettor.bet(id)).toMatchObject({
    state: 'open',
    status: 1,
    openStake: 5,
    payout: 4.75,
    mostPayout: 14.75,
    cashOuts: [{ stake: 5, amount: 4.75 }],
  });
  await feed.say(ended(match, true));
  await settle(platform, match);
  expect(await bettor.bet(id)).toMatchObject({ state: 'settled', status: 2, payout: 14.75 });
  expect(await bettor.real()).toBe(104_75n);
});

it('keeps no quote beyond five seconds or a move of the market, and none where bets are stopped', async () => {
  const { id } = await decided(await place());
  const { data: late } = await quote(id);
  platform.clock.advance(5_000);
  expect((await take(id, late.id)).error?.code).toBe(14406);
  const { data: moved } = await quote(id);
  await feed.say(odds('2.2'));
  expect((await take(id, moved.id)).error?.code).toBe(14406);
  await feed.say({ kind: 'bet.stopped', eventId: match, markets: [], reason: 'danger' });
  expect((await quote(id)).error?.code).toBe(14405);
  expect((await take(id, bettor.accountId)).error?.code).toBe(14406);
});

it('quotes no cash-out, and pays none that was quoted before, once the feed has closed its market to them, though it takes bets', async () => {
  const { id } = await decided(await place());
  const { data: early } = await quote(id);
  await feed.say({ ...odds('2.0'), markets: [{ ...market({ home: '2.0', away: '2.0' }), isCashOutOpen: false }] } as Said);
  expect([(await quote(id)).error?.code, (await take(id, early.id)).error?.code]).toEqual([14405, 14405]);
  expect((await place()).state).toBe('requested');
});

it('quotes no cash-out where bets are stopped, though later bets on the market are void', async () => {
  const { id } = await decided(await place());
  platform.clock.advance(1_000);
  const from = platform.kernel.clock.now().toISOString();
  await feed.say({ kind: 'bets.cancelled', eventId: match, markets: [main], from, to: null, reason: 'Taken after the goal' });
  const { data: early } = await quote(id);
  await feed.say({ kind: 'bet.stopped', eventId: match, markets: [], reason: 'danger' });
  expect([(await quote(id)).error?.code, (await take(id, early.id)).error?.code]).toEqual([14405, 14405]);
});

it('pays a cash-out or the result, never both, and a cash-out is final', async () => {
  const { id } = await decided(await place());
  const { data: all } = await quote(id);
  await feed.say(ended(match, true));
  const [taken] = await Promise.all([
    Promise.all(Array.from({ length: 25 }, () => take(id, all.id))),
    ...Array.from({ length: 25 }, () => settle(platform, match)),
  ]);
  expect(taken.every(({ error }) => error?.code === 14406 || error?.code === 14405)).toBe(true);
  expect(await bettor.real()).toBe(110_00n);

  number += 1;
  match = `live-${number}`;
  await feed.say(feed.fixture(match), odds('2.0'));
  const next = await decided(await place());
  const { data: last } = await quote(next.id);
  await take(next.id, last.id);
  await takenLate(last.id);
  await feed.say(ended(match, true));
  await settle(platform, match);
  expect(await bettor.bet(next.id)).toMatchObject({ state: 'settled', status: 5, payout: 9.5 });
  expect(await bettor.real()).toBe(109_50n);
});
