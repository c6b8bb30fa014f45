import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { main, market, result, type Said } from '../../modules/sportsbook/testing.ts';
import { openBuilderStage, settle, total, type BuilderStage } from './testing.ts';

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
    const { data: listed } = await bettor.call('game.bets.list');
    expect(listed).toMatchObject([
      { id: bet.id, ticketType: 4, coefficient: 3.4, items: [{ outcome: 'Harbour Town' }, { outcome: 'over' }] },
    ]);
  });

  it('asks the feed once for a price that nothing has moved, in whatever order, and anew once a part has', async () => {
    await judge();
    await judge({ legs: legs.toReversed() });
    await build();
    expect(combining.asked).toHaveLength(1);
    expect(combining.asked[0]).toMatchObject({
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
    expect(combining.asked).toHaveLength(3);
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
    const quote = await bettor.clientCall('sportsbook.cashOut.quote', { params: { id: bet.id }, body: { percent: 100 } });
    expect(quote.error).toMatchObject({ code: 14405 });
  });
});

describe('a builder in an accumulator', () => {
  let other: string;
  let away: { outcomeId: string; price: string };
  beforeEach(async () => {
    other = `other-${match}`;
    const [{ outcomeId, price }] = (await stage.offer(other)) as [(typeof legs)[number]];
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
    const { data: listed } = await bettor.call('game.bets.list');
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

  it.each([
    ['an accumulator', [2]],
    ['lines beside it, though these have a worth', [1]],
  ])('is cashed out only once the builder is decided, as of %s', async (_, sizes) => {
    const { data: bet } = await accumulate({ sizes });
    const quote = () => bettor.clientCall('sportsbook.cashOut.quote', { params: { id: bet.id }, body: { percent: 100 } });
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

it('the same key places one builder, whatever the feed says meanwhile', async () => {
  const key = '0199a000-0000-7000-8000-000000000001';
  const { data: bet } = await build({}, key);
  platform.clock.advance(5_000);
  combining.answer = async () => ({ refusal: 'unavailable' });
  expect((await build({}, key)).data.id).toBe(bet.id);
  expect(await bettor.real()).toBe(90_00n);
});
