import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#kernel';
import { insertLevelChange } from '../../modules/retention/loyalty/loyalty.sql.ts';
import { bonusesOf } from '../../modules/bonus/player-bonus.sql.ts';
import { itemOf, withdrawCampaigns } from '../../modules/bonus/campaign/testing.ts';
import { callWallet } from '../game-wallet/testing.ts';
import { hour, openCashbackStage, weekly, type CashbackStage } from './testing.ts';

let stage: CashbackStage;
beforeAll(async () => {
  stage = await openCashbackStage();
});
afterEach(() => withdrawCampaigns(stage.platform.kernel));
afterAll(() => stage.close());

describe('[BON-09] cashback', () => {
  it('is estimated while the week runs, and paid once an hour after its end, however many settle it', async () => {
    stage.toMonday(2 * hour);
    const { items } = await stage.publish(weekly());
    const player = await stage.bettor();
    const answer = await player.call('game.bonuses.cashback', { query: { currency: 'EUR' } });
    expect(answer.data).toMatchObject([{ bonusId: items[0]!.id, currency: 'EUR', amount: 0 }]);
    await stage.play(player, 10_000n, 0n);
    await stage.play(player, 5_000n, 3_000n);
    const [row] = await stage.estimate(player);
    expect(row).toMatchObject({ amount: 12 });
    expect(new Date(row!.date).getUTCDay()).toBe(1);
    expect(await stage.settle()).toBe(0);
    stage.toMonday(hour - 1);
    expect(await stage.settle()).toBe(0);
    stage.platform.clock.advance(1);
    expect(stage.platform.clock.now().toISOString()).toBe(row!.date);
    const runs = await Promise.all(Array.from({ length: 100 }, () => stage.settle()));
    expect(runs.reduce((sum, paid) => sum + paid, 0)).toBe(1);
    expect(await player.balance()).toBe(100_000n - 12_000n + 1_200n);
    expect(await stage.settle()).toBe(0);
    expect(await stage.estimate(player)).toMatchObject([{ amount: 0 }]);
  });

  it('opens no account again whose period is settled, with something or with nothing: every hour asks for all who lost in it', async () => {
    stage.toMonday(2 * hour);
    await stage.publish(weekly());
    for (const stake of [10_000n, 900n]) await stage.play(await stage.bettor(), stake, 0n);
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(1);
    const transaction = vi.spyOn(stage.platform.kernel.db, 'transaction');
    try {
      expect(await stage.settle()).toBe(0);
      expect(transaction).not.toHaveBeenCalled();
    } finally {
      transaction.mockRestore();
    }
  });

  it('is more for a loyalty level that was reached before the week began', async () => {
    stage.toMonday(2 * hour);
    await stage.publish(weekly({ percentByLevel: { silver: '20' } }));
    const [risen, newcomer] = [await stage.bettor(), await stage.bettor()];
    const before = new Date(stage.platform.clock.now().getTime() - 3 * hour);
    await stage.platform.kernel.db.run(
      insertLevelChange({ id: newId(), playerId: risen.playerId, from: 1, to: 2, points: 100n, at: before }),
    );
    await stage.platform.kernel.db.run(
      insertLevelChange({ id: newId(), playerId: newcomer.playerId, from: 1, to: 2, points: 100n, at: stage.platform.clock.now() }),
    );
    await stage.play(risen, 10_000n, 0n);
    await stage.play(newcomer, 10_000n, 0n);
    expect([(await stage.estimate(risen))[0]!.amount, (await stage.estimate(newcomer))[0]!.amount]).toEqual([20, 10]);
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(2);
    expect([await risen.balance(), await newcomer.balance()]).toEqual([92_000n, 91_000n]);
  });

  it('counts a round in the week in which it ends, and what the player has won against what he has lost', async () => {
    stage.toMonday(2 * hour);
    await stage.publish(weekly());
    const [late, lucky] = [await stage.bettor(), await stage.bettor()];
    const open = await stage.play(late, 8_000n, 0n, false);
    await stage.play(lucky, 1_000n, 9_000n);
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(0);
    await callWallet(stage.platform, 'finish', { token: late.token, roundId: open });
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(1);
    expect(await late.balance()).toBe(92_800n);
    expect(await lucky.balance()).toBe(108_000n);
  });

  it('keeps its minimum and its cap, and gives a bonus where its terms say so', async () => {
    stage.toMonday(2 * hour);
    await stage.publish(weekly({ pays: 'bonus' }), { multiplier: '3', maxWinMultiplier: '5', maxWin: { base: '1000' } });
    const [little, much] = [await stage.bettor(), await stage.bettor()];
    await stage.play(little, 900n, 0n);
    await stage.play(much, 90_000n, 0n);
    expect((await stage.estimate(little))[0]!.amount).toBe(0);
    expect((await stage.estimate(much))[0]!.amount).toBe(50);
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(1);
    const everything = { statuses: [], currencies: [], packages: [] };
    const bonuses = await stage.platform.kernel.db.all(bonusesOf(much.playerId, everything, { offset: 0, limit: 10, isOldestFirst: true }));
    expect(bonuses).toMatchObject([{ bonusType: 4, status: 1, amount: 5_000n, required: 15_000n, maxWin: 25_000n }]);
    expect(await much.balance()).toBe(10_000n);
  });

  it('is no bonus for whoever wants none, and own money all the same', async () => {
    stage.toMonday(2 * hour);
    const items = (['bonus', 'real'] as const).map((pays) => itemOf(weekly({ pays })));
    await stage.publish(weekly(), {}, { items });
    const player = await stage.bettor();
    await stage.play(player, 10_000n, 0n);
    await player.call('player.profile.update', { body: { receiveBonus: false } });
    expect(await stage.estimate(player)).toMatchObject([{ bonusId: items[1]!.id, amount: 10 }]);
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(1);
    expect(await player.balance()).toBe(91_000n);
    const everything = { statuses: [], currencies: [], packages: [] };
    const given = bonusesOf(player.playerId, everything, { offset: 0, limit: 10, isOldestFirst: true });
    expect(await stage.platform.kernel.db.all(given)).toEqual([]);
  });

  it('pays each item of a campaign, though their periods begin together', async () => {
    stage.toMonday(2 * hour);
    const items = (['day', 'week'] as const).map((period) => itemOf(weekly({ period })));
    await stage.publish(weekly(), {}, { items });
    const player = await stage.bettor();
    await stage.play(player, 3_000n, 0n);
    stage.platform.clock.advance(24 * hour);
    expect(await stage.settle()).toBe(1);
    expect(await player.balance()).toBe(97_000n + 300n);
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(1);
    expect(await stage.settle()).toBe(0);
    expect(await player.balance()).toBe(97_000n + 600n);
  });

  it('equals the rival definition of the books: start + deposits − withdrawals − end', async () => {
    stage.toMonday(2 * hour);
    await stage.publish(weekly());
    const player = await stage.bettor();
    for (const [stake, payout] of [
      [3_000n, 100n],
      [5_000n, 0n],
      [700n, 2_000n],
      [4_001n, 1n],
    ] as const)
      await stage.play(player, stake, payout);
    const lost = 100_000n - (await player.balance());
    stage.toMonday(hour);
    expect(await stage.settle()).toBe(1);
    expect(await player.balance()).toBe(100_000n - lost + lost / 10n);
  });
});
