import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelBonus } from '../../modules/bonus/lifecycle/cancel-bonus.ts';
import { bonusNow } from '../../modules/bonus/testing.ts';
import { canceled, ended, market, restored, takenBack } from '../../modules/sportsbook/testing.ts';
import { decideBet } from './decide-bet.ts';
import { legOn, openSportBonusStage, type SportBonusStage } from './testing.ts';
import { voidBetsOf } from './void-bets.ts';

let stage: SportBonusStage;
let { platform, feed } = {} as SportBonusStage;
let { match, other, bettor, bonusId, beginBonus, place, happens, now, parts, told, stakeView } = {} as Awaited<
  ReturnType<SportBonusStage['begin']>
>;
beforeAll(async () => {
  stage = await openSportBonusStage();
  ({ platform, feed } = stage);
});
beforeEach(async () => {
  ({ match, other, bettor, bonusId, beginBonus, place, happens, now, parts, told, stakeView } = await stage.begin());
});
afterAll(() => stage.close());

describe('[BON-10] a bet with a bonus for sport', () => {
  it('is staked with own money first, counts, and is paid as it was staked', async () => {
    await beginBonus();
    expect(await stakeView('amount=10')).toEqual({
      currency: 'EUR',
      own: 5,
      bonus: 5,
      counted: 10,
      playerBonusId: bonusId(),
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
    const { data: listed } = await bettor.call('game.bets.list');
    expect(listed).toMatchObject([{ amount: 10, payout: 25, ticket: { bonusStake: 5, bonusPayout: 12.5, forfeited: 0 } }]);
  });

  it('[RT-02] tells the player at once how far it is, and nothing where a bet does not count', async () => {
    await beginBonus({ terms: { minOdds: { leg: '2', line: '2' } } });
    await bettor.place({ legs: [await legOn(platform, match, 'away')], unitStake: 2 });
    const begun = [0, 0];
    expect(await told()).toEqual([begun]);
    await place(3);
    expect(await told()).toEqual([begun, [3, 1]]);
  });

  it('[RT-02] tells the player what a part cashed out brings it, and that a result is taken back', async () => {
    await beginBonus();
    const { data } = await place();
    const quote = (await bettor.clientCall('sportsbook.cashOut.quote', { params: { id: data.id }, body: { percent: 50 } })).data;
    await bettor.clientCall('sportsbook.cashOut.take', { params: { id: data.id }, body: { quoteId: quote.id } });
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
    await beginBonus({ required: 15_00n });
    await place(10);
    await place(10, other);
    await happens(ended(match, true));
    expect(await now()).toEqual([12_50n, 5_00n + 12_50n, 20_00n, 1]);
    await happens(ended(other, true));
    expect(await bonusNow(platform.kernel, bonusId())).toMatchObject({ endedBy: 'play', released: 42_50n, balance: 0n });
    expect(await bettor.real()).toBe(55_00n);
  });

  it('gives a void stake back where it came from, without what it had counted, and takes it up again', async () => {
    await beginBonus();
    await place();
    await happens(canceled(match));
    expect(await now()).toEqual([5_00n, 20_00n, 0n, 0]);
    await happens(ended(match, true), restored(match));
    expect(await now()).toEqual([12_50n, 27_50n, 10_00n, 0]);
    await happens(takenBack(match));
    expect(await now()).toEqual([0n, 15_00n, 10_00n, 1]);
  });

  it('pays cash-outs pro rata, with what does not divide for the player', async () => {
    await beginBonus();
    const { data } = await place();
    const quote = (await bettor.clientCall('sportsbook.cashOut.quote', { params: { id: data.id }, body: { percent: 50 } })).data;
    await bettor.clientCall('sportsbook.cashOut.take', { params: { id: data.id }, body: { quoteId: quote.id } });
    const cents = BigInt(Math.round(quote.amount * 100));
    expect(await now()).toEqual([cents - cents / 2n, 15_00n + cents / 2n, 10_00n, 1]);
    await happens(ended(match, true));
    const all = cents + 12_50n;
    expect(await now()).toEqual([all - all / 2n, 15_00n + all / 2n, 10_00n, 0]);
  });

  it('has the house bear what a correction takes back and the bonus has spent, never own money', async () => {
    await beginBonus();
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
    await beginBonus({ amount: 5_00n });
    await place();
    await happens(ended(match, false));
    expect(await bonusNow(platform.kernel, bonusId())).toMatchObject({ endedBy: 'play', result: 5 });
    await happens(takenBack(match), ended(match, true));
    expect(await bettor.real()).toBe(25_00n);
  });

  it('of a live market that closes meanwhile comes back as it was staked', async () => {
    await beginBonus();
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

describe('[BON-03] a bonus that ends while bets are open', () => {
  it('leaves its part of what they pay later to nobody, in two lines of the statement, when it was cancelled', async () => {
    await beginBonus();
    const { data } = await place();
    platform.clock.advance(16 * 60_000);
    await cancelBonus(platform.kernel, bettor.id, bonusId());
    await feed.say({ kind: 'alive' });
    await feed.recover();
    await happens(ended(match, true));
    expect([await bettor.real(), await parts(data.id)]).toEqual([12_50n, [10, 5, 25, 0, 12.5]]);
    await happens(takenBack(match), ended(match, false));
    expect([await bettor.real(), await parts(data.id)]).toEqual([0n, [10, 5, 0, 0, 0]]);
  });

  it('[X8] by exclusion leaves what bets win to the player, but not a bonus stake that becomes void with it', async () => {
    await beginBonus();
    const { data: stays } = await place();
    const { data: goes } = await place(10, other);
    const past = { startsAt: new Date(platform.kernel.clock.now().getTime() - 60_000).toISOString() };
    await feed.say(feed.fixture(match, past), feed.odds(match, [market({ home: '2.5', away: '1.6' })], 'live'));
    await bettor.call('player.limits.create', { body: { definition: 4, period: '6_months', product: 'sportsbook' } });
    await voidBetsOf(platform.kernel, bettor.id, platform.kernel.clock.now());
    await happens(ended(match, true));
    expect([await parts(stays.id), await parts(goes.id)]).toEqual([
      [10, 5, 25, 0, 0],
      [10, 10, 10, 0, 10],
    ]);
    expect(await bettor.real()).toBe(25_00n);
  });

  it('is not what a break does: it leaves bets as they are, and their bonus', async () => {
    await beginBonus();
    await place();
    const body = { definition: 5, period: '1_day' };
    const made = await bettor.call('player.limits.create', { body });
    expect(made).toMatchObject({ status: 200 });
    await happens(ended(match, true));
    expect(await now()).toEqual([12_50n, 27_50n, 10_00n, 0]);
  });
});

it('[BON-10] a hundred bets at once take what there is, once', async () => {
  await beginBonus();
  const legs = [await legOn(platform, match)];
  const placed = await Promise.all(Array.from({ length: 100 }, () => bettor.place({ legs, unitStake: 0.7 })));
  const taken = placed.filter(({ status }) => status === 200).map(({ data }) => data);
  expect(taken).toHaveLength(35);
  expect(taken.reduce((sum, { bonusStake }) => sum + Math.round(bonusStake * 100), 0)).toBe(24_50 - 5_00);
  expect(await now()).toEqual([0n, 50n, 24_50n, 35]);
  const { data } = await bettor.call('game.playerBonuses.list');
  expect(data).toMatchObject([{ currentWagerSportsbookAmount: 24.5, openedTransactionsCount: 35, balance: 0.5 }]);
  await happens(ended(match, true));
  const [own, bonus] = await now();
  // What does not divide of each bet is own money.
  expect([own + bonus, own >= 12_50n]).toEqual([50n + 35n * 1_75n, true]);
});
