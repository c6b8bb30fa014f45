import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { market } from '../../modules/sportsbook/testing.ts';
import { decideBet } from './decide-bet.ts';
import { legOn, openSportBonusStage, type SportBonusStage } from './testing.ts';

let stage: SportBonusStage;
let { platform, feed } = {} as SportBonusStage;
let { match, bettor, beginBonus, place, now, stakeView } = {} as Awaited<ReturnType<SportBonusStage['begin']>>;
beforeAll(async () => {
  stage = await openSportBonusStage();
  ({ platform, feed } = stage);
});
beforeEach(async () => {
  ({ match, bettor, beginBonus, place, now, stakeView } = await stage.begin());
});
afterAll(() => stage.close());

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
    await beginBonus({ terms: { minOdds: { leg: '1.7', line: '2.2' } } });
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
    await beginBonus({ maxBet: 7_00n });
    expect(await stakeView('amount=8')).toMatchObject({ own: 0, bonus: 0, refusal: { code: 15011 }, most: 7 });
    expect(await place(8)).toMatchObject({ status: 409, error: { code: 15011, fields: { unitStake: ['7.00'] } } });
    expect(await now()).toEqual([5_00n, 20_00n, 0n, 0]);
    await bettor.give(5_00n);
    expect((await place(8)).data.bonusStake).toBe(0);
    expect(await now()).toEqual([2_00n, 20_00n, 7_00n, 1]);
  });

  it('of the casino leave sports bets to own money, and say that it is the bonus', async () => {
    await beginBonus({ terms: { product: 'casino' } });
    expect(await stakeView('amount=6')).toMatchObject({ own: 0, bonus: 0, playerBonusId: null, refusal: { reason: 'insufficientFunds' } });
    expect((await place(6)).error?.code).toBe(12002);
    await place(5);
    expect([await now(), await place(5)]).toMatchObject([[0n, 20_00n, 0n, 0], { status: 423, error: { code: 14306 } }]);
  });

  it('ask for odds, of each leg and of each line: below them a bet takes own money alone, counts nothing, and is told so before', async () => {
    const minOdds = { leg: '1.7', line: '2.2' };
    await beginBonus({ terms: { minOdds } });
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
      expect(await bettor.clientCall('sportsbook.stake', { query: `amount=8&${wrong}` })).toMatchObject({
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
    await beginBonus({ terms: { contribution: { default: 500, types: {}, providers: {}, games: {} } } });
    expect(await stakeView('amount=4&bets=3')).toMatchObject({ own: 5, bonus: 7, counted: 6 });
  });
});
