import type { Bet, CashOutQuote, SlipJudgement, SportEventDetail } from '@verdigale/contract';
import type { CombinationAnswer, CombinationQuestion } from '@verdigale/partner-wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setWinLimit } from '#modules/sportsbook';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { testConfig } from '#testing/config.ts';
import { main, market, openFeed, producer, result, type Said, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { decideBet } from './decide-bet.ts';
import { openBettor, settle, type Bettor } from './testing.ts';

const total = { market: 'total', specifiers: 'total=2.5' };

let platform: TestPlatform;
let feed: TestFeed;
let bettor: Bettor;
let number = 0;
let match: string;
let legs: { outcomeId: string; price: string; builder: number }[];
/** What the feed was asked, and what it answers next. */
let asked: CombinationQuestion[];
let answer: (question: CombinationQuestion) => Promise<CombinationAnswer>;
beforeAll(async () => {
  const combination = async (question: CombinationQuestion) => {
    asked.push(question);
    return answer(question);
  };
  const connection = { open: () => ({ producers: [producer], messages: async () => [], recover: async () => {}, combination }) };
  platform = await createTestPlatform({ partners: { ...testConfig('').partners, feed: connection } });
  await platform.kernel.jobs.start({ work: false });
  feed = await openFeed(platform);
});
beforeEach(async () => {
  number += 1;
  match = `match-${number}`;
  [asked, answer] = [[], async () => ({ price: '3.40' })];
  await feed.say(feed.fixture(match), feed.odds(match, markets));
  bettor = await openBettor(platform);
  legs = await partsOf(match);
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

/** The first outcome of each market of an event, as parts of a builder. */
async function partsOf(eventId: string, builder = 0) {
  const found = (await platform.app.inject({ url: `/api/sportsbook/events/${eventId}` })).json<{ data: SportEventDetail }>().data;
  return found.markets.map(({ outcomes: [first] }) => ({ outcomeId: first!.id, price: first!.price!, builder }));
}

const markets = [market({ home: '2.5', away: '1.6' }), market({ over: '1.9', under: '1.9' }, total)];
const build = (more: object = {}, key?: string) => bettor.place({ legs, builderPrices: ['3.40'], ...more }, key);
const judge = async (more: object = {}) => (await bettor.call<SlipJudgement>('POST', 'slip', { legs, sizes: [1], ...more })).data;
const ended = (home: object, over?: object): Said => ({
  kind: 'bets.settled',
  eventId: match,
  certainty: 2,
  markets: [
    { ...main, outcomes: [{ ...result('home', true), ...home }] },
    ...(over ? [{ ...total, outcomes: [{ ...result('over', true), ...over }] }] : []),
  ],
});
const [lost, voided] = [{ isWon: false }, { isWon: false, voidFactor: '1' }];

describe('a builder', () => {
  it('[B1] is one bet at the price that the feed says of all its parts, and is listed as that', async () => {
    expect(await judge()).toMatchObject({
      lines: 1,
      builders: [{ price: '3.40', refusal: null }],
      refusal: null,
      legs: [{ isRelated: false }, {}],
    });
    const { data: bet } = await build();
    expect(bet).toMatchObject({ ticketType: 4, builderPrices: ['3.40'], lines: 1, stake: 10, mostPayout: 34, state: 'open' });
    expect(bet.legs.map(({ market: name, outcome }) => [name, outcome])).toEqual([
      ['winner', 'home'],
      ['total', 'over'],
    ]);
    expect(await bettor.real()).toBe(90_00n);
    const { data: listed } = (await platform.app.inject({ url: '/api/game/bets', headers: bettor.headers })).json<{ data: Bet[] }>();
    expect(listed).toMatchObject([
      { id: bet.id, ticketType: 4, coefficient: 3.4, items: [{ outcome: 'Harbour Town' }, { outcome: 'over' }] },
    ]);
  });

  it('asks the feed once for a price that nothing has moved, in whatever order, and anew once a part has', async () => {
    await judge();
    await judge({ legs: legs.toReversed() });
    await build();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      eventId: match,
      parts: expect.arrayContaining([
        { ...main, outcome: 'home', price: '2.5' },
        { ...total, outcome: 'over', price: '1.9' },
      ]),
    });
    await feed.say(feed.odds(match, [market({ home: '2.6', away: '1.6' })]));
    await judge();
    platform.clock.advance(5_000);
    await judge();
    expect(asked).toHaveLength(3);
  });

  it.each([
    ['all parts won', {}, {}, 34, 2],
    ['a part lost', {}, lost, 0, 3],
    ['a part void', {}, voided, 10, 4],
    ['a part void and one lost', lost, voided, 10, 4],
  ])('[B4] with %s is settled as one, and a correction moves it', async (_, home, over, payout, status) => {
    const { data: bet } = await build();
    await feed.say(ended(home));
    await settle(platform, match);
    // Another part may still make it void.
    expect(await bettor.bet(bet.id)).toMatchObject({ state: 'open', payout: 0 });
    await feed.say(ended(home, over));
    await settle(platform, match);
    const settled = await bettor.bet(bet.id);
    expect(settled).toMatchObject({
      state: 'settled',
      status,
      payout,
      legs: [{ result: home }, { result: { reason: 'Final score 2:1' } }],
    });
    await feed.say({ kind: 'settlement.rolledBack', eventId: match, markets: [total] });
    await settle(platform, match);
    expect(await bettor.bet(bet.id)).toMatchObject({ state: 'open', payout: 0 });
    await feed.say(ended({}, {}));
    await settle(platform, match);
    expect(await bettor.bet(bet.id)).toMatchObject({ state: 'settled', payout: 34 });
    expect(await bettor.real()).toBe(124_00n);
  });

  it('is void where its market was cancelled for the time when it was taken', async () => {
    const { data: bet } = await build();
    await feed.say({ kind: 'bets.cancelled', eventId: match, markets: [main], from: null, to: null, reason: 'Not played' }, ended({}, {}));
    await settle(platform, match);
    expect(await bettor.bet(bet.id)).toMatchObject({ status: 4, payout: 10 });
  });

  it('is not cashed out', async () => {
    const { data: bet } = await build();
    const quote = await bettor.call<CashOutQuote>('POST', `bets/${bet.id}/cash-out/quote`, { percent: 100 });
    expect(quote.error).toMatchObject({ code: 14405 });
  });
});

describe('a builder in an accumulator', () => {
  let other: string;
  let away: { outcomeId: string; price: string };
  beforeEach(async () => {
    other = `other-${number}`;
    await feed.say(feed.fixture(other), feed.odds(other, markets));
    const [{ outcomeId, price }] = (await partsOf(other)) as [(typeof legs)[number]];
    away = { outcomeId, price };
  });
  const accumulate = (more: object = {}) => build({ legs: [...legs, away], sizes: [2], ...more });
  const won = (isWon: boolean): Said => ({
    kind: 'bets.settled',
    eventId: other,
    certainty: 2,
    markets: [{ ...main, outcomes: [result('home', isWon)] }],
  });

  it('[B1] is one leg of it, at its price times the other’s', async () => {
    expect(await judge({ legs: [...legs, away], sizes: [2] })).toMatchObject({ lines: 1, builders: [{ price: '3.40' }], refusal: null });
    const { data: bet } = await accumulate();
    expect(bet).toMatchObject({ ticketType: 2, sizes: [2], builderPrices: ['3.40'], lines: 1, stake: 10, mostPayout: 85 });
    expect(bet.legs.map(({ builder }) => builder)).toEqual([0, 0, null]);
    const { data: listed } = (await platform.app.inject({ url: '/api/game/bets', headers: bettor.headers })).json<{ data: Bet[] }>();
    expect(listed).toMatchObject([{ id: bet.id, ticketType: 2, coefficient: 8.5 }]);
    const system = await build({ legs: [...legs, away], sizes: [1, 2] });
    expect(system.data).toMatchObject({ ticketType: 3, lines: 3, stake: 30 });
  });

  it.each([
    ['won', {}, {}, true, 85],
    ['a part void: the other leg goes on alone', {}, voided, true, 25],
    ['a part lost', {}, lost, true, 0],
    ['the other leg lost', {}, {}, false, 0],
  ])('[B4] %s', async (_, home, over, isOtherWon, payout) => {
    const { data: bet } = await accumulate();
    await feed.say(ended(home, over), won(isOtherWon));
    await settle(platform, match);
    await settle(platform, other);
    expect(await bettor.bet(bet.id)).toMatchObject({ state: 'settled', payout });
  });

  it('is cashed out only once the builder is decided', async () => {
    const { data: bet } = await accumulate();
    const quote = () => bettor.call<CashOutQuote>('POST', `bets/${bet.id}/cash-out/quote`, { percent: 100 });
    expect((await quote()).error).toMatchObject({ code: 14405 });
    await feed.say(ended({}, {}));
    await settle(platform, match);
    expect((await quote()).data.amount).toBeGreaterThan(30);
  });

  it('is refused beside another leg on its event, and legs on one event without a builder stay refused', async () => {
    const { builder: _, ...alone } = legs[1]!;
    const related = { code: 14404, fields: { 'legs.0': expect.anything(), 'legs.2': expect.anything() } };
    const twice = [{ ...legs[0]!, builder: 0 }, { ...legs[1]!, builder: 0 }, alone];
    expect((await build({ legs: twice, sizes: [2] })).error).toMatchObject(related);
    const plain = legs.map(({ outcomeId, price }) => ({ outcomeId, price }));
    expect((await build({ legs: [...plain, away], sizes: [3], builderPrices: [] })).error).toMatchObject({ code: 14404 });
    expect(await judge({ legs: plain, sizes: [2] })).toMatchObject({
      refusal: { code: 14404 },
      legs: [{ isRelated: true }, { isRelated: true }],
    });
    // Lines of one leg combine nothing.
    expect((await build({ legs: plain, sizes: [1], builderPrices: [] })).data).toMatchObject({ lines: 2, ticketType: 3 });
    expect(await bettor.real()).toBe(80_00n);
  });

  it('names the builder that has another price, and the leg that has', async () => {
    expect((await accumulate({ builderPrices: ['3.50'] })).error).toMatchObject({ code: 14402, fields: { 'builders.0': ['3.40'] } });
    expect((await accumulate({ legs: [...legs, { ...away, price: '9.0' }] })).error).toMatchObject({
      code: 14402,
      fields: { 'legs.2': ['2.5'] },
    });
  });
});

describe('a builder of a live event', () => {
  beforeEach(async () => {
    await feed.say(feed.odds(match, markets, 'live'));
  });
  const decided = async (id: string, seconds = 5) => {
    platform.clock.advance(seconds * 1_000);
    await decideBet(platform.kernel, id);
    return bettor.bet(id);
  };

  it('[B1] waits for the delay of its sport, and is taken at the price of then', async () => {
    const { data: bet } = await build({ pricePolicy: 'any' });
    expect(bet).toMatchObject({ state: 'requested', builderPrices: ['3.40'], legs: [{ isLive: true }, { isLive: true }] });
    await feed.say(feed.odds(match, [market({ home: '2.6', away: '1.6' })], 'live'));
    answer = async () => ({ price: '3.60' });
    expect(await decided(bet.id)).toMatchObject({ state: 'open', builderPrices: ['3.60'], mostPayout: 36, legs: [{ price: '2.6' }, {}] });
  });

  it('is refused, its stake back, at a price that the player does not take, when bets are stopped, or when it is a bet no more', async () => {
    const { data: dearer } = await build();
    answer = async () => ({ price: '3.20' });
    expect(await decided(dearer.id)).toMatchObject({ state: 'rejected', rejection: { reason: 'priceChanged' } });
    const { data: senseless } = await build({ builderPrices: ['3.20'] });
    answer = async () => ({ refusal: 'redundant' });
    expect(await decided(senseless.id)).toMatchObject({ rejection: { reason: 'legsNotCombined' } });
    answer = async () => ({ price: '3.40' });
    platform.clock.advance(1_000);
    const { data: stopped } = await build();
    await feed.say({ kind: 'bet.stopped', eventId: match, markets: [total], reason: 'Possible goal' });
    expect(await decided(stopped.id)).toMatchObject({ rejection: { reason: 'betClosed' } });
    expect(await bettor.real()).toBe(100_00n);
  });

  it('asks again while the price is said of parts that have moved, and gives up after some seconds', async () => {
    const { data: bet } = await build({ pricePolicy: 'any' });
    answer = async () => ({ refusal: 'moved' });
    expect(await decided(bet.id)).toMatchObject({ state: 'requested' });
    answer = async () => ({ price: '3.10' });
    expect(await decided(bet.id, 1)).toMatchObject({ state: 'open', builderPrices: ['3.10'] });
    const { data: late } = await build({ pricePolicy: 'any' });
    answer = async () => ({ refusal: 'moved' });
    expect(await decided(late.id)).toMatchObject({ state: 'requested' });
    expect(await decided(late.id, 5)).toMatchObject({ rejection: { reason: 'priceChanged' } });
  });
});

describe('a builder is refused', () => {
  it.each(['contradictory', 'redundant', 'unavailable'] as const)('that is %s', async (refusal) => {
    answer = async () => ({ refusal });
    expect((await build()).error).toMatchObject({ code: 14408, fields: { 'builders.0': [refusal] } });
    expect(await judge()).toMatchObject({ builders: [{ price: null, refusal }], refusal: { code: 14408 }, mostUnitStake: null });
    expect(await bettor.real()).toBe(100_00n);
  });

  it('where the feed does not answer, or answers no price', async () => {
    answer = () => Promise.reject(new Error('no answer'));
    expect((await build()).error).toMatchObject({ code: 14408, fields: { 'builders.0': ['unavailable'] } });
    platform.clock.advance(5_000);
    answer = async () => ({ price: '1.00' });
    expect((await build()).error).toMatchObject({ code: 14408, fields: { 'builders.0': ['unavailable'] } });
  });

  it('at a price that the player does not take, or that was said of prices of before', async () => {
    const refused = (await build({ builderPrices: ['3.50'] })).error;
    expect(refused).toMatchObject({ code: 14402, fields: { 'builders.0': ['3.40'] } });
    expect((await build({ builderPrices: ['3.30'], pricePolicy: 'higher' })).data).toMatchObject({ builderPrices: ['3.40'] });
    answer = async () => {
      await feed.say(feed.odds(match, [market({ home: '2.4', away: '1.7' })]));
      return { price: '3.40' };
    };
    platform.clock.advance(5_000);
    expect((await build()).error).toMatchObject({ code: 14402 });
    platform.clock.advance(5_000);
    answer = async () => ({ refusal: 'moved' });
    expect((await build()).error).toMatchObject({ code: 14402 });
    expect(await bettor.real()).toBe(90_00n);
  });

  it('of one part, the same twice, several events, or lines; without a price of each; with a part that is closed', async () => {
    const other = `other-${number}`;
    await feed.say(feed.fixture(other), feed.odds(other, markets));
    const [far] = await partsOf(other);
    const apart = { ...legs[1]!, builder: 1 };
    for (const wrong of [[legs[0]!], [legs[0]!, legs[0]!], [legs[0]!, far!], [...legs, apart]]) {
      expect(await build({ legs: wrong })).toMatchObject({ status: 422, error: { fields: { legs: expect.anything() } } });
    }
    expect(await build({ sizes: [2] })).toMatchObject({ status: 422, error: { fields: { sizes: expect.anything() } } });
    for (const builderPrices of [[], ['3.40', '3.40']]) {
      expect(await build({ builderPrices })).toMatchObject({ status: 422, error: { fields: { builderPrices: expect.anything() } } });
    }
    const unknown = { outcomeId: bettor.accountId, price: '2.5', builder: 0 };
    expect((await build({ legs: [legs[0]!, unknown] })).error).toMatchObject({ code: 14401, fields: { 'legs.1': ['closed'] } });
    await feed.say({ kind: 'bet.stopped', eventId: match, markets: [total], reason: 'goal' });
    expect((await build()).error).toMatchObject({ code: 14401, fields: { 'legs.1': ['suspended'] } });
  });

  it('above what a bet on one of its parts may win, which it says', async () => {
    await setWinLimit(platform.kernel, { eventId: match, market: '*', specifiers: '*', mostWin: '12', reason: 'A rumour', by: 'ann' });
    expect((await build()).error).toMatchObject({ code: 14403, fields: { unitStake: ['5.00'] } });
    expect(await judge()).toMatchObject({ mostUnitStake: 5 });
  });
});

it('the same key places one builder, whatever the feed says meanwhile', async () => {
  const key = '0199a000-0000-7000-8000-000000000001';
  const { data: bet } = await build({}, key);
  platform.clock.advance(5_000);
  answer = async () => ({ refusal: 'unavailable' });
  expect((await build({}, key)).data.id).toBe(bet.id);
  expect(await bettor.real()).toBe(90_00n);
});
