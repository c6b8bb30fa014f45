import { playerStatus } from '@verdigale/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { itemOf, withdrawCampaigns } from '../../modules/bonus/campaign/testing.ts';
import { loadCampaigns, publishCampaign, stopCampaignNamed } from '#modules/bonus';
import { sql } from '#testing/sql.ts';
import { launchTestGame } from '../game-wallet/testing.ts';
import { hour, openCashbackStage, weekly, type CashbackStage } from './testing.ts';

let stage: CashbackStage;
beforeAll(async () => {
  stage = await openCashbackStage();
});
afterEach(() => withdrawCampaigns(stage.platform.kernel));
afterAll(() => stage.close());

describe('[BON-09] the cashback of an offer', () => {
  it('counts nothing from before the offer was known', async () => {
    stage.toMonday(2 * hour);
    const player = await stage.bettor();
    await stage.play(player, 10_000n, 0n);
    stage.platform.clock.advance(hour);
    await stage.publish(weekly());
    await stage.play(player, 3_000n, 0n);
    expect((await stage.estimate(player))[0]!.amount).toBe(3);
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(1);
    expect(await player.balance()).toBe(87_300n);
  });

  it('counts what was lost in the time of the offer: nothing from before, and nothing from after its end', async () => {
    stage.toMonday(2 * hour);
    const [from, to] = [1, 3].map((hours) => new Date(stage.platform.clock.now().getTime() + hours * hour).toISOString());
    await stage.publish(weekly(), {}, { availableFrom: from!, availableTo: to! });
    const player = await stage.bettor();
    await stage.play(player, 20_000n, 0n);
    expect(await stage.estimate(player)).toEqual([]);
    stage.platform.clock.advance(2 * hour);
    await stage.play(player, 3_000n, 0n);
    stage.platform.clock.advance(hour);
    await stage.play(player, 40_000n, 0n);
    expect(await stage.estimate(player)).toMatchObject([{ amount: 3 }]);
    stage.toMonday(hour);
    await stage.play({ ...player, ...(await launchTestGame(stage.platform, player)) }, 10_000n, 0n);
    expect(await stage.settle()).toBe(1);
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(0);
    expect(await player.balance()).toBe(27_000n + 300n);
  });

  it.each([
    ['is over', { availableTo: (now: Date) => new Date(now.getTime() + 3 * hour).toISOString(), claims: 100 }],
    ['has reached its ceiling', { availableTo: () => null, claims: 1 }],
  ])('pays nobody who may not play any more, also where the offer %s', async (_, { availableTo, claims }) => {
    stage.toMonday(2 * hour);
    await stage.publish(weekly(), {}, { availableTo: availableTo(stage.platform.clock.now()), budget: { claims, spent: null } });
    const [player, limited] = [await stage.bettor(), await stage.bettor()];
    for (const each of [player, limited]) await stage.play(each, 10_000n, 0n);
    stage.toMonday(hour);
    await stage.platform.kernel.db.run(sql`update player.player set status = ${playerStatus.limited} where id = ${limited.playerId}`);
    expect(await stage.estimate(limited)).toEqual([]);
    // What the other one gets first reaches the ceiling.
    await stage.settle();
    await stage.settle();
    expect([await player.balance(), await limited.balance()]).toEqual([91_000n, 90_000n]);
  });

  it('once a week is for each week: the row of this one is there though the last was paid in it', async () => {
    stage.toMonday(2 * hour);
    await stage.publish(weekly(), {}, { perPlayer: { times: 1, within: 'week' } });
    const player = await stage.bettor();
    await stage.play(player, 3_000n, 0n);
    stage.toMonday(hour);
    await stage.play({ ...player, ...(await launchTestGame(stage.platform, player)) }, 2_000n, 0n);
    expect(await stage.settle()).toBe(1);
    expect(await stage.estimate(player)).toMatchObject([{ amount: 2 }]);
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(1);
    expect(await player.balance()).toBe(95_000n + 500n);
  });

  it('once is for one period, in all currencies that were lost in it', async () => {
    stage.toMonday(2 * hour);
    await stage.publish(weekly(), {}, { perPlayer: { times: 1, within: 'ever' } });
    const player = await stage.bettor();
    const dollars = await stage.inDollars(player);
    for (const each of [player, dollars]) await stage.play(each, 3_000n, 0n);
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(2);
    expect([await player.balance(), await dollars.balance()]).toEqual([97_300n, 97_300n]);
    await stage.play({ ...player, ...(await launchTestGame(stage.platform, player)) }, 2_000n, 0n);
    expect(await stage.estimate(player)).toEqual([]);
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(0);
  });

  it('pays what was lost until the campaign was stopped', async () => {
    stage.toMonday(2 * hour);
    await stage.publish(weekly());
    const player = await stage.bettor();
    await stage.play(player, 3_000n, 0n);
    stage.platform.clock.advance(hour);
    await withdrawCampaigns(stage.platform.kernel);
    await stage.play(player, 40_000n, 0n);
    expect(await stage.estimate(player)).toMatchObject([{ amount: 3 }]);
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(1);
    expect(await player.balance()).toBe(57_000n + 300n);
    expect(await stage.estimate(player)).toEqual([]);
  });

  it('counts nothing of the time in which a campaign was stopped, however long, once it is published again', async () => {
    stage.toMonday(2 * hour);
    const { code } = await stage.publish(weekly());
    const player = await stage.bettor();
    const playOn = async (stake: bigint) => stage.play({ ...player, ...(await launchTestGame(stage.platform, player)) }, stake, 0n);
    await playOn(3_000n);
    stage.platform.clock.advance(hour);
    await stopCampaignNamed(stage.platform.kernel, code);
    stage.platform.clock.advance(hour);
    await playOn(40_000n);
    stage.platform.clock.advance(hour);
    await publishCampaign(stage.platform.kernel, code);
    await playOn(2_000n);
    expect(await stage.estimate(player)).toMatchObject([{ amount: 5 }]);
    stage.platform.clock.advance(hour);
    await stopCampaignNamed(stage.platform.kernel, code);
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(1);
    expect(await player.balance()).toBe(55_000n + 500n);
    await playOn(20_000n);
    stage.toMonday(2 * hour);
    await publishCampaign(stage.platform.kernel, code);
    expect(await stage.settle()).toBe(0);
    expect(await player.balance()).toBe(35_500n);
  });

  it('counts each item from when a version had it until one no longer has it', async () => {
    stage.toMonday(2 * hour);
    const [daily, weekOf] = (['day', 'week'] as const).map((period) => itemOf(weekly({ period })));
    const { id, code, ...offer } = await stage.publish(weekly(), {}, { items: [daily!] });
    const player = await stage.bettor();
    await stage.play(player, 3_000n, 0n);
    stage.platform.clock.advance(hour);
    await loadCampaigns(stage.platform.kernel, [{ ...offer, id, code, items: [weekOf!] }]);
    await stage.play(player, 2_000n, 0n);
    expect(await stage.estimate(player)).toMatchObject([
      { bonusId: daily!.id, amount: 3 },
      { bonusId: weekOf!.id, amount: 2 },
    ]);
    stage.platform.clock.advance(24 * hour);
    expect(await stage.settle()).toBe(1);
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(1);
    expect(await stage.settle()).toBe(0);
    expect(await player.balance()).toBe(95_000n + 300n + 200n);
  });
});
