import type { Bet, CashOutQuote, SlipJudgement, SportEventDetail } from '@verdigale/contract';
import type { CombinationAnswer, CombinationQuestion } from '@verdigale/partner-wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setWinLimit } from '#modules/sportsbook';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { testConfig } from '#testing/config.ts';
import { main, market, openFeed, producer, result, type Said, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { openBettor, settle, type Bettor } from './testing.ts';

const total = { market: 'total', specifiers: 'total=2.5' };

let platform: TestPlatform;
let feed: TestFeed;
let bettor: Bettor;
let number = 0;
let match: string;
let legs: { outcomeId: string; price: string }[];
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
  feed = await openFeed(platform);
});
beforeEach(async () => {
  number += 1;
  match = `match-${number}`;
  [asked, answer] = [[], async () => ({ price: '3.40' })];
  await feed.say(feed.fixture(match), feed.odds(match, markets));
  bettor = await openBettor(platform);
  const found = (await platform.app.inject({ url: `/api/sportsbook/events/${match}` })).json<{ data: SportEventDetail }>().data;
  legs = found.markets.map(({ outcomes: [first] }) => ({ outcomeId: first!.id, price: first!.price! }));
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

const markets = [market({ home: '2.5', away: '1.6' }), market({ over: '1.9', under: '1.9' }, total)];
const build = (more: object = {}, key?: string) => bettor.place({ legs, builderPrice: '3.40', ...more }, key);
const judge = async (more: object = {}) =>
  (await bettor.call<SlipJudgement>('POST', 'slip', { legs, sizes: [1], isBuilder: true, ...more })).data;
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
      builder: { price: '3.40', refusal: null },
      refusal: null,
      legs: [{ isRelated: false }, {}],
    });
    const { data: bet } = await build();
    expect(bet).toMatchObject({ ticketType: 4, builderPrice: '3.40', lines: 1, stake: 10, mostPayout: 34, state: 'open' });
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
        { ...main, outcome: 'home' },
        { ...total, outcome: 'over' },
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

describe('a builder is refused', () => {
  it.each(['contradictory', 'redundant', 'unavailable'] as const)('that is %s', async (refusal) => {
    answer = async () => ({ refusal });
    expect((await build()).error).toMatchObject({ code: 14408, fields: { legs: [refusal] } });
    expect(await judge()).toMatchObject({ builder: { price: null, refusal }, refusal: { code: 14408 }, mostUnitStake: null });
    expect(await bettor.real()).toBe(100_00n);
  });

  it('where the feed does not answer, answers no price, or the event runs', async () => {
    answer = () => Promise.reject(new Error('no answer'));
    expect((await build()).error).toMatchObject({ code: 14408, fields: { legs: ['unavailable'] } });
    platform.clock.advance(5_000);
    answer = async () => ({ price: '1.00' });
    expect((await build()).error).toMatchObject({ code: 14408, fields: { legs: ['unavailable'] } });
    await feed.say(feed.odds(match, markets, 'live'));
    expect((await build()).error).toMatchObject({ code: 14408, fields: { legs: ['live'] } });
  });

  it('at a price that the player does not take, or that was said of prices of before', async () => {
    const refused = (await build({ builderPrice: '3.50' })).error;
    expect(refused).toMatchObject({ code: 14402, fields: { builderPrice: ['3.40'] } });
    expect((await build({ builderPrice: '3.30', pricePolicy: 'higher' })).data).toMatchObject({ builderPrice: '3.40' });
    answer = async () => {
      await feed.say(feed.odds(match, [market({ home: '2.4', away: '1.7' })]));
      return { price: '3.40' };
    };
    platform.clock.advance(5_000);
    expect((await build()).error).toMatchObject({ code: 14402 });
    expect(await bettor.real()).toBe(90_00n);
  });

  it('of one part, the same twice, several events, or lines; with a part that is closed', async () => {
    const other = `other-${number}`;
    await feed.say(feed.fixture(other), feed.odds(other, markets));
    const [elsewhere] = (await platform.app.inject({ url: `/api/sportsbook/events/${other}` })).json<{ data: SportEventDetail }>().data
      .markets;
    const far = { outcomeId: elsewhere!.outcomes[0]!.id, price: '2.5' };
    for (const wrong of [[legs[0]!], [legs[0]!, legs[0]!], [legs[0]!, far]]) {
      expect(await build({ legs: wrong })).toMatchObject({ status: 422, error: { fields: { legs: expect.anything() } } });
    }
    expect(await build({ sizes: [2] })).toMatchObject({ status: 422, error: { fields: { sizes: expect.anything() } } });
    const unknown = { outcomeId: bettor.accountId, price: '2.5' };
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
