import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setWinLimit } from '#modules/sportsbook';
import { market } from '../../modules/sportsbook/testing.ts';
import { decideBet } from './decide-bet.ts';
import { builderMarkets, openBuilderStage, total, type BuilderStage } from './testing.ts';

let stage: BuilderStage;
let { platform, feed, combining } = {} as BuilderStage;
let { match, bettor, legs, build, judge } = {} as Awaited<ReturnType<BuilderStage['begin']>>;
beforeAll(async () => {
  stage = await openBuilderStage();
  ({ platform, feed, combining } = stage);
});
beforeEach(async () => {
  ({ match, bettor, legs, build, judge } = await stage.begin());
});
afterAll(() => stage.close());

describe('a builder of a live event', () => {
  beforeEach(async () => {
    await feed.say(feed.odds(match, builderMarkets, 'live'));
  });
  const decided = async (id: string, seconds = 5) => {
    platform.clock.advance(seconds * 1_000);
    await decideBet(platform.kernel, id);
    return bettor.bet(id);
  };

  it('[B1] waits for the delay of its sport, and is taken at the price of that moment', async () => {
    const { data: bet } = await build({ pricePolicy: 'any' });
    expect(bet).toMatchObject({ state: 'requested', builderPrices: ['3.40'], legs: [{ isLive: true }, { isLive: true }] });
    await feed.say(feed.odds(match, [market({ home: '2.6', away: '1.6' })], 'live'));
    combining.answer = async () => ({ price: '3.60' });
    expect(await decided(bet.id)).toMatchObject({ state: 'open', builderPrices: ['3.60'], mostPayout: 36, legs: [{ price: '2.6' }, {}] });
  });

  it('is refused, its stake back, at a price that the player does not take, when bets are stopped, or when it is a bet no more', async () => {
    const { data: dearer } = await build();
    combining.answer = async () => ({ price: '3.20' });
    expect(await decided(dearer.id)).toMatchObject({ state: 'rejected', rejection: { reason: 'priceChanged' } });
    const { data: senseless } = await build({ builderPrices: ['3.20'] });
    combining.answer = async () => ({ refusal: 'redundant' });
    expect(await decided(senseless.id)).toMatchObject({ rejection: { reason: 'legsNotCombined' } });
    combining.answer = async () => ({ price: '3.40' });
    platform.clock.advance(1_000);
    const { data: stopped } = await build();
    await feed.say({ kind: 'bet.stopped', eventId: match, markets: [total], reason: 'Possible goal' });
    expect(await decided(stopped.id)).toMatchObject({ rejection: { reason: 'betClosed' } });
    expect(await bettor.real()).toBe(100_00n);
  });

  it('asks again while the price is said of parts that have moved, and gives up after some seconds', async () => {
    const { data: bet } = await build({ pricePolicy: 'any' });
    combining.answer = async () => ({ refusal: 'moved' });
    expect(await decided(bet.id)).toMatchObject({ state: 'requested' });
    combining.answer = async () => ({ price: '3.10' });
    expect(await decided(bet.id, 1)).toMatchObject({ state: 'open', builderPrices: ['3.10'] });
    const { data: late } = await build({ pricePolicy: 'any' });
    combining.answer = async () => ({ refusal: 'moved' });
    expect(await decided(late.id)).toMatchObject({ state: 'requested' });
    expect(await decided(late.id, 5)).toMatchObject({ rejection: { reason: 'priceChanged' } });
  });
});

describe('a builder is refused', () => {
  it.each(['contradictory', 'redundant', 'unavailable'] as const)('that is %s', async (refusal) => {
    combining.answer = async () => ({ refusal });
    expect((await build()).error).toMatchObject({ code: 14408, fields: { 'builders.0': [refusal] } });
    expect(await judge()).toMatchObject({ builders: [{ price: null, refusal }], refusal: { code: 14408 }, mostUnitStake: null });
    expect(await bettor.real()).toBe(100_00n);
  });

  it('where the feed does not answer, or answers no price', async () => {
    combining.answer = () => Promise.reject(new Error('no answer'));
    expect((await build()).error).toMatchObject({ code: 14408, fields: { 'builders.0': ['unavailable'] } });
    platform.clock.advance(5_000);
    combining.answer = async () => ({ price: '1.00' });
    expect((await build()).error).toMatchObject({ code: 14408, fields: { 'builders.0': ['unavailable'] } });
  });

  it('at a price that the player does not take, or that was said of earlier prices', async () => {
    const refused = (await build({ builderPrices: ['3.50'] })).error;
    expect(refused).toMatchObject({ code: 14402, fields: { 'builders.0': ['3.40'] } });
    expect((await build({ builderPrices: ['3.30'], pricePolicy: 'higher' })).data).toMatchObject({ builderPrices: ['3.40'] });
    combining.answer = async () => {
      await feed.say(feed.odds(match, [market({ home: '2.4', away: '1.7' })]));
      return { price: '3.40' };
    };
    platform.clock.advance(5_000);
    expect((await build()).error).toMatchObject({ code: 14402 });
    platform.clock.advance(5_000);
    combining.answer = async () => ({ refusal: 'moved' });
    expect((await build()).error).toMatchObject({ code: 14402 });
    expect(await bettor.real()).toBe(90_00n);
  });

  it('of one part, the same twice, several events, lines, or a part each way; without a price of each; with a part that is closed', async () => {
    const [far] = await stage.offer(`other-${match}`);
    const apart = { ...legs[1]!, builder: 1 };
    const eachWay = { ...legs[1]!, eachWay: { places: 3, fraction: '1/5' } };
    for (const wrong of [[legs[0]!], [legs[0]!, legs[0]!], [legs[0]!, far!], [...legs, apart], [legs[0]!, eachWay]]) {
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
