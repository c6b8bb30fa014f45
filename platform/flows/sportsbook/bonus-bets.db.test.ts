import type { CashOutQuote, PlayerBonus, StakeParts } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkBonuses } from '#modules/bonus';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { cancelBonus } from '../../modules/bonus/lifecycle/cancel-bonus.ts';
import { beginTestBonus, bonusNow } from '../../modules/bonus/testing.ts';
import { canceled, ended, market, openFeed, restored, takenBack, type Said, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { decideBet } from './decide-bet.ts';
import { legOn, openBettor, settle, type Bettor } from './testing.ts';
import { voidBetsOf } from './void-bets.ts';

let platform: TestPlatform;
let feed: TestFeed;
let bettor: Bettor;
let number = 0;
let [match, other] = ['', ''];
let bonusId = '';
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
  feed = await openFeed(platform);
});
beforeEach(async () => {
  number += 1;
  [match, other] = [`match-${number}`, `other-${number}`];
  const prices = [market({ home: '2.5', away: '1.6' })];
  await feed.say(feed.fixture(match), feed.odds(match, prices), feed.fixture(other), feed.odds(other, prices));
  bettor = await openBettor(platform, 5_00n);
});
afterAll(async () => {
  expect([await checkBooks(platform.kernel.db), await checkBonuses(platform.kernel.db)]).toEqual([[], []]);
  await platform[Symbol.asyncDispose]();
});

/** A bonus of 20.00 for sport, real-first, to be staked for 100.00, unless it is about something else. */
async function begin({ terms = {}, ...more }: Parameters<typeof beginTestBonus>[2] = {}): Promise<void> {
  const wanted = { required: 100_00n, ...more, terms: { product: 'sportsbook', ...terms } } as const;
  bonusId = await beginTestBonus(platform.kernel, { playerId: bettor.id, accountId: bettor.accountId }, wanted);
}
async function happens(...said: Said[]): Promise<void> {
  await feed.say(...said);
  for (const eventId of [match, other]) await settle(platform, eventId);
}
const place = async (unitStake = 10, on = match) => bettor.place({ legs: [await legOn(platform, on)], unitStake });
/** Own money, bonus money, what is staked of what is asked, and open bets of the bonus. */
async function now(): Promise<[bigint, bigint, bigint, number]> {
  const { balance, progress, openRounds } = await bonusNow(platform.kernel, bonusId);
  return [await bettor.real(), balance, progress, openRounds];
}
const parts = async (id: string) => {
  const { stake, bonusStake, payout, bonusPayout, forfeited } = await bettor.bet(id);
  return [stake, bonusStake, payout, bonusPayout, forfeited];
};
/** What was staked of the bonus, and its open bets, at each time that it was published. */
const told = async () => {
  const rows = await platform.kernel.db.all(
    sql<{ bonus: PlayerBonus }>`
      select payload -> 'playerBonus' as bonus from kernel.outbox
      where topic = 'player.bonus.updated' and payload -> 'playerBonus' ->> 'id' = ${bonusId} order by id`,
  );
  return rows.map(({ bonus }) => [bonus.currentWagerAmount, bonus.openedTransactionsCount]);
};
const stakeView = async (query: string) => (await bettor.call<StakeParts>('GET', `stake?${query}`)).data;

describe('[BON-10] a bet with a bonus for sport', () => {
  it('is staked with own money first, counts, and is paid as it was staked', async () => {
    await begin();
    expect(await stakeView('amount=10')).toEqual({
      currency: 'EUR',
      own: 5,
      bonus: 5,
      counted: 10,
      playerBonusId: bonusId,
      refusal: null,
      belowOdds: null,
      most: null,
    });
    const { data } = await place();
    expect([data.bonusStake, await now()]).toEqual([5, [0n, 15_00n, 10_00n, 1]]);
    await happens(ended(match, true));
    expect([await parts(data.id), await now()]).toEqual([
      [10, 5, 25, 12.5, 0],
      [12_50n, 27_50n, 10_00n, 0],
    ]);
    const { data: listed } = (await platform.app.inject({ url: '/api/game/bets', headers: bettor.headers })).json<{ data: object[] }>();
    expect(listed).toMatchObject([{ amount: 10, payout: 25, ticket: { bonusStake: 5, bonusPayout: 12.5, forfeited: 0 } }]);
  });

  it('[RT-02] tells the player at once how far it is, and nothing where a bet does not count', async () => {
    await begin({ terms: { minOdds: { leg: '2', line: '2' } } });
    await bettor.place({ legs: [await legOn(platform, match, 'away')], unitStake: 2 });
    const begun = [0, 0];
    expect(await told()).toEqual([begun]);
    await place(3);
    expect(await told()).toEqual([begun, [3, 1]]);
  });

  it('[RT-02] tells the player what a part cashed out brings it, and that a result is taken back', async () => {
    await begin();
    const { data } = await place();
    const quote = (await bettor.call<CashOutQuote>('POST', `bets/${data.id}/cash-out/quote`, { percent: 50 })).data;
    await bettor.call('POST', `bets/${data.id}/cash-out`, { quoteId: quote.id });
    const placed = [
      [0, 0],
      [10, 1],
    ];
    expect(await told()).toEqual([...placed, [10, 1]]);
    await happens(ended(match, true));
    await happens(takenBack(match));
    expect(await told()).toEqual([...placed, [10, 1], [10, 0], [10, 1]]);
    // Nothing of it has changed.
    await happens(takenBack(match));
    expect(await told()).toHaveLength(5);
  });

  it('waits for its bets before it is released, and is released by the last of them', async () => {
    await begin({ required: 15_00n });
    await place(10);
    await place(10, other);
    await happens(ended(match, true));
    expect(await now()).toEqual([12_50n, 5_00n + 12_50n, 20_00n, 1]);
    await happens(ended(other, true));
    expect(await bonusNow(platform.kernel, bonusId)).toMatchObject({ endedBy: 'play', released: 42_50n, balance: 0n });
    expect(await bettor.real()).toBe(55_00n);
  });

  it('gives a void stake back where it came from, without what it had counted, and takes it up again', async () => {
    await begin();
    await place();
    await happens(canceled(match));
    expect(await now()).toEqual([5_00n, 20_00n, 0n, 0]);
    await happens(ended(match, true), restored(match));
    expect(await now()).toEqual([12_50n, 27_50n, 10_00n, 0]);
    await happens(takenBack(match));
    expect(await now()).toEqual([0n, 15_00n, 10_00n, 1]);
  });

  it('pays cash-outs pro rata, with what does not divide for the player', async () => {
    await begin();
    const { data } = await place();
    const quote = (await bettor.call<CashOutQuote>('POST', `bets/${data.id}/cash-out/quote`, { percent: 50 })).data;
    await bettor.call('POST', `bets/${data.id}/cash-out`, { quoteId: quote.id });
    const cents = BigInt(Math.round(quote.amount * 100));
    expect(await now()).toEqual([cents - cents / 2n, 15_00n + cents / 2n, 10_00n, 1]);
    await happens(ended(match, true));
    const all = cents + 12_50n;
    expect(await now()).toEqual([all - all / 2n, 15_00n + all / 2n, 10_00n, 0]);
  });

  it('has the house bear what a correction takes back and the bonus has spent, never own money', async () => {
    await begin();
    const { data } = await place();
    await happens(ended(match, true));
    await place(38, other);
    expect(await now()).toEqual([0n, 2_00n, 48_00n, 1]);
    await happens(takenBack(match), ended(match, false));
    expect([await now(), (await bettor.bet(data.id)).owed]).toEqual([[0n, 0n, 48_00n, 1], 12.5]);
    await happens(takenBack(match), ended(match, true));
    expect(await now()).toEqual([0n, 2_00n, 48_00n, 1]);
  });

  it('is not lost for good by a result that was wrong', async () => {
    await begin({ amount: 5_00n });
    await place();
    await happens(ended(match, false));
    expect(await bonusNow(platform.kernel, bonusId)).toMatchObject({ endedBy: 'play', result: 5 });
    await happens(takenBack(match), ended(match, true));
    expect(await bettor.real()).toBe(25_00n);
  });

  it('of a live market that closes meanwhile comes back as it was staked', async () => {
    await begin();
    const past = { startsAt: new Date(platform.kernel.clock.now().getTime() - 60_000).toISOString() };
    await feed.say(feed.fixture(match, past), feed.odds(match, [market({ home: '2.5', away: '1.6' })], 'live'));
    const { data } = await place();
    expect([data.state, await now()]).toEqual(['requested', [0n, 15_00n, 10_00n, 1]]);
    await feed.say(feed.odds(match, [market({ home: '2.5', away: '1.6' }, { status: 'suspended' })], 'live'));
    platform.clock.advance(10_000);
    await feed.say({ kind: 'alive' });
    await decideBet(platform.kernel, data.id);
    expect([(await bettor.bet(data.id)).state, await now()]).toEqual(['rejected', [5_00n, 20_00n, 0n, 0]]);
  });
});

describe('[BON-10] a live bet of a bonus that asks for odds', () => {
  const live = (home: string) => feed.say(feed.odds(match, [market({ home, away: '1.6' })], 'live'));
  async function decided(stake: number, home: string): Promise<string> {
    const past = { startsAt: new Date(platform.kernel.clock.now().getTime() - 60_000).toISOString() };
    await feed.say(feed.fixture(match, past));
    await live('2.5');
    const { data } = await bettor.place({ legs: [await legOn(platform, match)], unitStake: stake, pricePolicy: 'any' });
    expect(data.state).toBe('requested');
    await live(home);
    platform.clock.advance(10_000);
    await feed.say({ kind: 'alive' });
    await decideBet(platform.kernel, data.id);
    return (await bettor.bet(data.id)).state;
  }

  it('comes back where its price falls below them meanwhile, whatever price the player takes', async () => {
    await begin({ terms: { minOdds: { leg: '1.7', line: '2.2' } } });
    expect([await decided(10, '1.05'), await now()]).toEqual(['rejected', [5_00n, 20_00n, 0n, 0]]);
    // Own money that counts is no other thing.
    expect([await decided(4, '2.1'), await now()]).toEqual(['rejected', [5_00n, 20_00n, 0n, 0]]);
    expect([await decided(10, '2.2'), await now()]).toEqual(['open', [0n, 15_00n, 10_00n, 1]]);
  });

  it('is taken at any price where no bonus has to do with it', async () => {
    expect(await decided(5, '1.05')).toBe('open');
  });
});

describe('[BON-10] the terms of a bonus', () => {
  it('refuse a bet above its highest only where it would take bonus money, and say so before', async () => {
    await begin({ maxBet: 7_00n });
    expect(await stakeView('amount=8')).toMatchObject({ own: 0, bonus: 0, refusal: { code: 15011 }, most: 7 });
    expect(await place(8)).toMatchObject({ status: 409, error: { code: 15011, fields: { unitStake: ['7.00'] } } });
    expect(await now()).toEqual([5_00n, 20_00n, 0n, 0]);
    await bettor.give(5_00n);
    expect((await place(8)).data.bonusStake).toBe(0);
    expect(await now()).toEqual([2_00n, 20_00n, 7_00n, 1]);
  });

  it('of the casino leave sports bets to own money, and say that it is the bonus', async () => {
    await begin({ terms: { product: 'casino' } });
    expect(await stakeView('amount=6')).toMatchObject({ own: 0, bonus: 0, playerBonusId: null, refusal: { reason: 'insufficientFunds' } });
    expect((await place(6)).error?.code).toBe(12002);
    await place(5);
    expect([await now(), await place(5)]).toMatchObject([[0n, 20_00n, 0n, 0], { status: 423, error: { code: 14306 } }]);
  });

  it('ask for odds, of each leg and of each line: below them a bet takes own money alone, counts nothing, and is told so before', async () => {
    const minOdds = { leg: '1.7', line: '2.2' };
    await begin({ terms: { minOdds } });
    await bettor.give(15_00n);
    const [home, away, both] = ['prices=2.5', 'prices=1.6', 'prices=1.6&prices=1.6&size=2'];
    expect(await stakeView(`amount=8&${home}`)).toMatchObject({ own: 8, bonus: 0, counted: 8, belowOdds: null });
    for (const prices of [away, both])
      expect(await stakeView(`amount=8&${prices}`)).toMatchObject({ own: 8, counted: 0, belowOdds: minOdds });
    expect(await stakeView('amount=30&prices=1.8&prices=2.0')).toMatchObject({
      belowOdds: minOdds,
      refusal: { reason: 'insufficientFunds' },
    });
    expect(await stakeView('amount=30&prices=1.8&prices=2.0&size=2')).toMatchObject({ own: 20, bonus: 10, belowOdds: null });
    // Lines of more legs than there are do not exist: their odds would be those of fewer.
    for (const wrong of ['prices=2.5&size=2', 'prices=1.8&prices=2.0&size=20'])
      expect(await bettor.call('GET', `stake?amount=8&${wrong}`)).toMatchObject({
        status: 422,
        error: { fields: { size: [expect.any(String)] } },
      });
    const low = async (unitStake: number) => bettor.place({ legs: [await legOn(platform, match, 'away')], unitStake });
    expect(await low(21)).toMatchObject({ error: { code: 12002, fields: { unitStake: ['20.00'] } } });
    expect((await low(20)).data.bonusStake).toBe(0);
    expect(await now()).toEqual([0n, 20_00n, 0n, 0]);
    expect(await low(1)).toMatchObject({ status: 423, error: { code: 14306, fields: { unitStake: ['bonus'] } } });
    expect((await place(4)).data.bonusStake).toBe(4);
  });

  it('count several bets one after the other', async () => {
    await begin({ terms: { contribution: { default: 500, types: {}, providers: {}, games: {} } } });
    expect(await stakeView('amount=4&bets=3')).toMatchObject({ own: 5, bonus: 7, counted: 6 });
  });
});

describe('[BON-03] a bonus that ends while bets are open', () => {
  it('leaves its part of what they pay later to nobody, in two lines of the statement, when it was cancelled', async () => {
    await begin();
    const { data } = await place();
    platform.clock.advance(16 * 60_000);
    await cancelBonus(platform.kernel, bettor.id, bonusId);
    await feed.say({ kind: 'alive' });
    await happens(ended(match, true));
    expect([await bettor.real(), await parts(data.id)]).toEqual([12_50n, [10, 5, 25, 0, 12.5]]);
    await happens(takenBack(match), ended(match, false));
    expect([await bettor.real(), await parts(data.id)]).toEqual([0n, [10, 5, 0, 0, 0]]);
  });

  it('[X8] by exclusion leaves what bets win to the player, but not a bonus stake that becomes void with it', async () => {
    await begin();
    const { data: stays } = await place();
    const { data: goes } = await place(10, other);
    const past = { startsAt: new Date(platform.kernel.clock.now().getTime() - 60_000).toISOString() };
    await feed.say(feed.fixture(match, past), feed.odds(match, [market({ home: '2.5', away: '1.6' })], 'live'));
    const payload = { definition: 4, period: '6_months', product: 'sportsbook' };
    await platform.app.inject({ method: 'POST', url: '/api/player/limits', headers: bettor.headers, payload });
    await voidBetsOf(platform.kernel, bettor.id, platform.kernel.clock.now());
    await happens(ended(match, true));
    expect([await parts(stays.id), await parts(goes.id)]).toEqual([
      [10, 5, 25, 0, 0],
      [10, 10, 10, 0, 10],
    ]);
    expect(await bettor.real()).toBe(25_00n);
  });

  it('is not what a break does: it leaves bets as they are, and their bonus', async () => {
    await begin();
    await place();
    const payload = { definition: 5, period: '1_day' };
    const made = await platform.app.inject({ method: 'POST', url: '/api/player/limits', headers: bettor.headers, payload });
    expect(made.statusCode, made.body).toBe(200);
    await happens(ended(match, true));
    expect(await now()).toEqual([12_50n, 27_50n, 10_00n, 0]);
  });
});

it('[BON-10] a hundred bets at once take what there is, once', async () => {
  await begin();
  const legs = [await legOn(platform, match)];
  const placed = await Promise.all(Array.from({ length: 100 }, () => bettor.place({ legs, unitStake: 0.7 })));
  const taken = placed.filter(({ status }) => status === 200).map(({ data }) => data);
  expect(taken).toHaveLength(35);
  expect(taken.reduce((sum, { bonusStake }) => sum + Math.round(bonusStake * 100), 0)).toBe(24_50 - 5_00);
  expect(await now()).toEqual([0n, 50n, 24_50n, 35]);
  const { data } = (await platform.app.inject({ url: '/api/game/player-bonuses', headers: bettor.headers })).json<{
    data: PlayerBonus[];
  }>();
  expect(data).toMatchObject([{ currentWagerSportsbookAmount: 24.5, openedTransactionsCount: 35, balance: 0.5 }]);
  await happens(ended(match, true));
  const [own, bonus] = await now();
  // What does not divide of each bet is own money.
  expect([own + bonus, own >= 12_50n]).toEqual([50n + 35n * 1_75n, true]);
});
