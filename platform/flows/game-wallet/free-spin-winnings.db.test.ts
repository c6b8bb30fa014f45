import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bonusNow, giveTestBonus } from '../../modules/bonus/testing.ts';
import { activateBonus } from '../../modules/bonus/lifecycle/activate-bonus.ts';
import { cancelFreeSpins } from '../../modules/bonus/free-spins/own-free-spins.ts';
import { expireFreeSpins } from '../../modules/bonus/free-spins/expire-free-spins.ts';
import { termsWith } from '../../modules/bonus/terms/testing.ts';
import { checkBonuses, endBonusesOf } from '#modules/bonus';
import { checkBooks, lockAccount } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { callWallet, launchSpinner, type LaunchedPlayer } from './testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  expect(await checkBonuses(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

const hour = 3_600_000;
const pocketsOf = async ({ accountId }: LaunchedPlayer) =>
  platform.kernel.db.transaction(async (tx) => (await lockAccount(tx, accountId))!.pockets);

const spinner = (wanted?: Parameters<typeof launchSpinner>[1]) => launchSpinner(platform, wanted);

describe('[BON-08] winnings of free spins with terms', () => {
  const terms = termsWith({ base: 'winnings', multiplier: '10' });

  it('are collected as bonus money and become one active bonus', async () => {
    const { player, bet, win, now } = await spinner({ terms, maxWin: 5_000n });
    for (const index of [1, 2, 3]) await bet(index);
    await win(1, 150n);
    expect(await pocketsOf(player)).toMatchObject({ real: 1_000n, bonus: 150n });
    await win(3, 50n);
    await win(2, 0n);
    const { state, playerBonusId } = await now();
    expect(state).toBe('finished');
    const bonus = await bonusNow(platform.kernel, playerBonusId!);
    expect(bonus).toMatchObject({ bonusType: 3, status: 2, amount: 200n, balance: 200n, required: 2_000n, maxWin: 5_000n });
    expect(await pocketsOf(player)).toMatchObject({ real: 1_000n, bonus: 200n });
  });

  it.each(['win', 'finish', 'rollback'] as const)('can be played with at once: the %s that makes a bonus of them says so', async (last) => {
    const { bet, win, finish, rollback, player, spins } = await spinner({ terms: termsWith({ ...terms, multiplier: '10' }), maxBet: 500n });
    await bet(1);
    await win(1, 150n);
    await bet(2);
    await cancelFreeSpins(platform.kernel, player.playerId, spins.id);
    const { data } = await { win: () => win(2, 0n), finish: () => finish(2), rollback: () => rollback(2) }[last]();
    const { data: asked } = await callWallet(platform, 'balance', { token: player.token });
    expect(asked).toEqual({ balance: '1150', currency: 'EUR', maxStake: '1000' });
    expect(data).toMatchObject(asked!);
  });

  it('wait beside another active bonus without money of their own', async () => {
    const { player, bet, win, now } = await spinner({ terms, quantity: 1 });
    const other = await giveTestBonus(platform.kernel, player.accountId);
    await activateBonus(platform.kernel, player.playerId, other.id);
    await bet(1);
    await win(1, 300n);
    const bonus = await bonusNow(platform.kernel, (await now()).playerBonusId!);
    expect(bonus).toMatchObject({ status: 1, amount: 300n, balance: 0n });
    expect(await pocketsOf(player)).toMatchObject({ real: 1_000n, bonus: 2_000n });
  });

  it('without wagering are own money at once, up to their cap', async () => {
    const { player, bet, win, now } = await spinner({ terms: termsWith({ multiplier: '0' }), quantity: 1, maxWin: 200n });
    await bet(1);
    await win(1, 300n);
    expect(await bonusNow(platform.kernel, (await now()).playerBonusId!)).toMatchObject({ status: 3, result: 2, released: 200n });
    expect(await pocketsOf(player)).toMatchObject({ real: 1_200n, bonus: 0n });
  });

  it.each([
    ['a multiple of what they have won', null, 600n],
    ['the sum where that is less', 500n, 500n],
    ['the multiple where that is less', 5_000n, 600n],
  ])('are capped by %s', async (_, maxWin, most) => {
    const { bet, win, now } = await spinner({ terms: termsWith({ ...terms, maxWinMultiplier: '3' }), quantity: 1, maxWin });
    await bet(1);
    await win(1, 200n);
    expect(await bonusNow(platform.kernel, (await now()).playerBonusId!)).toMatchObject({ amount: 200n, maxWin: most });
  });

  it.each(['cancelled', 'expired'] as const)('stay won when the rest is %s, and wait for the round that is open', async (how) => {
    const { player, spins, bet, win, now } = await spinner({ terms, validUntil: new Date(platform.clock.now().getTime() + hour) });
    await bet(1);
    await bet(2);
    await win(1, 100n);
    if (how === 'expired') {
      platform.clock.advance(hour);
      await expireFreeSpins(platform.kernel);
    } else await cancelFreeSpins(platform.kernel, player.playerId, spins.id);
    expect(await now()).toMatchObject({ state: 'finished', result: how === 'expired' ? 4 : 3, playerBonusId: null });
    expect(await bet(3)).toMatchObject({ code: 15012 });
    await win(2, 40n);
    expect(await bonusNow(platform.kernel, (await now()).playerBonusId!)).toMatchObject({ amount: 140n, balance: 140n, status: 2 });
    expect(await now()).toMatchObject({ winnings: 140n, result: how === 'expired' ? 4 : 3 });
  });

  it('[X8] end with the player’s exclusion: nothing is collected, and an open round pays him', async () => {
    const { player, bet, win, now } = await spinner({ terms });
    await bet(1);
    await bet(2);
    await win(1, 100n);
    await platform.kernel.db.transaction((tx) => endBonusesOf(tx, platform.kernel, player.playerId));
    expect(await now()).toMatchObject({ state: 'finished', result: 3, endedBy: 'house' });
    expect(await pocketsOf(player)).toMatchObject({ real: 1_000n, bonus: 0n });
    await win(2, 60n);
    expect(await pocketsOf(player)).toMatchObject({ real: 1_060n, bonus: 0n });
    expect(await now()).toMatchObject({ playerBonusId: null });
  });

  it('[X8] that were over before the player’s exclusion, but for an open round, bring him no bonus either', async () => {
    const { player, spins, bet, win, now } = await spinner({ terms });
    await bet(1);
    await bet(2);
    await win(1, 100n);
    await cancelFreeSpins(platform.kernel, player.playerId, spins.id);
    await platform.kernel.db.transaction((tx) => endBonusesOf(tx, platform.kernel, player.playerId));
    expect(await pocketsOf(player)).toMatchObject({ real: 1_000n, bonus: 0n });
    await win(2, 60n);
    expect(await pocketsOf(player)).toMatchObject({ real: 1_060n, bonus: 0n });
    expect(await now()).toMatchObject({ playerBonusId: null, result: 3, endedBy: 'house' });
  });
});
