import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { bonusNow } from '../../modules/bonus/testing.ts';
import { activateFreeSpins, cancelFreeSpins } from '../../modules/bonus/free-spins/own-free-spins.ts';
import { termsWith } from '../../modules/bonus/terms/testing.ts';
import { checkBonuses } from '#modules/bonus';
import { checkBooks, lockAccount } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { decideWin } from '../held-money/index.ts';
import { callWallet, launchSpinner, launchTestGame, launchTestPlayer, type LaunchedPlayer } from './testing.ts';

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

describe('[BON-08] [GAME-04] free rounds', () => {
  it('cost nothing and pay own money, each once, and end with the last one', async () => {
    const { player, bet, win, finish, now } = await spinner();
    expect(await now()).toMatchObject({ state: 'issued', used: 0 });
    expect(await bet(1)).toMatchObject({ status: 200, data: { balance: '1000' } });
    expect(await now()).toMatchObject({ state: 'active', used: 1 });
    expect(await win(1, 150n)).toMatchObject({ status: 200, data: { balance: '1150' } });
    await bet(2);
    expect((await finish(2)).status).toBe(200);
    await bet(3);
    expect(await win(3, 30n)).toMatchObject({ data: { balance: '1180' } });
    expect(await now()).toMatchObject({ state: 'finished', result: 2, endedBy: 'play', used: 3, winnings: 180n, playerBonusId: null });
    expect(await player.balance()).toBe(1_180n);
  });

  it('are played in any order and at the same moment, and doubled calls count once', async () => {
    const { bet, win, now, player } = await spinner({ quantity: 20 });
    const indexes = Array.from({ length: 20 }, (_, n) => 20 - n);
    await Promise.all(indexes.flatMap((index) => [bet(index), bet(index)]));
    await Promise.all(indexes.flatMap((index) => [win(index, 10n), win(index, 10n)]));
    expect(await now()).toMatchObject({ state: 'finished', result: 2, used: 20, winnings: 200n });
    expect(await player.balance()).toBe(1_200n);
  });

  it.each([
    ['the same round twice', { id: 'again', round: 'again' }],
    ['one beyond the quantity', { index: 4, id: 'four', round: 'four' }],
    ['another stake', { index: 2, stake: '40', id: 'dear', round: 'dear' }],
    ['a grant that is none', { issueId: newId(), index: 2, id: 'none', round: 'none' }],
    ['an id that is no id', { issueId: 'x', index: 2, id: 'odd', round: 'odd' }],
  ])('are refused for %s', async (_, more) => {
    const { bet, now } = await spinner();
    await bet(1);
    expect(await bet(1, more)).toMatchObject({ status: 409, code: 15012 });
    expect(await now()).toMatchObject({ used: 1 });
  });

  it('are refused to another player, to another game, and before and after their time', async () => {
    const { spins, player } = await spinner();
    const other = await spinner({ grant: spins, player: await launchTestPlayer(platform) });
    expect(await other.bet(1)).toMatchObject({ code: 15012 });
    const elsewhere = await spinner({ game: 'galewater' });
    expect(await elsewhere.bet(1)).toMatchObject({ code: 15012 });
    const short = await spinner({ validUntil: new Date(platform.clock.now().getTime() + hour) });
    await short.bet(1);
    platform.clock.advance(hour);
    expect(await short.bet(2)).toMatchObject({ code: 15012 });
    // It began in time: it is paid late.
    expect(await short.win(1, 70n)).toMatchObject({ status: 200 });
    expect(await short.player.balance()).toBe(1_070n);
    expect(await player.balance()).toBe(1_000n);
  });

  it('name no amount, and take no bet afterwards that is paid for', async () => {
    const { player, spins, bet, win } = await spinner();
    expect(await bet(1, { amount: '20' })).toMatchObject({ status: 422, code: 1422 });
    await bet(1);
    const paid = { token: player.token, transactionId: 'more', roundId: `${spins.id}-1`, amount: '20', currency: 'EUR' };
    expect(await callWallet(platform, 'bet', paid)).toMatchObject({ status: 409, code: 15008 });
    await win(1, 0n);
    expect(await player.balance()).toBe(1_000n);
  });

  it('that are rolled back may be played again', async () => {
    const { bet, rollback, now, win } = await spinner({ quantity: 1 });
    await bet(1);
    expect((await rollback(1)).status).toBe(200);
    expect((await rollback(1)).isRepeat).toBe(true);
    expect(await now()).toMatchObject({ state: 'active', used: 0 });
    expect(await bet(1, { id: 'second', round: 'second' })).toMatchObject({ status: 200 });
    expect(await win(1, 50n)).toMatchObject({ status: 409, code: 15010 });
  });

  it('collect what was won when the last open one is rolled back after their end', async () => {
    const { player, spins, bet, win, rollback, now } = await spinner({ terms: termsWith({ multiplier: '2' }) });
    await bet(1);
    await win(1, 150n);
    await bet(2);
    await cancelFreeSpins(platform.kernel, player.playerId, spins.id);
    expect(await now()).toMatchObject({ state: 'finished', playerBonusId: null });
    expect((await rollback(2)).status).toBe(200);
    const { playerBonusId } = await now();
    expect(await bonusNow(platform.kernel, playerBonusId!)).toMatchObject({ amount: 150n, status: 2 });
    expect(await checkBonuses(platform.kernel.db)).toEqual([]);
  });

  it.each([
    ['pays it', { isPaid: true }, 150n],
    ['returns it', { isPaid: false, reason: 'a fault of the game' }, null],
  ] as const)('whose win is too high are collected once an operator %s', async (_, decision, collected) => {
    const player = await launchTestPlayer(platform, { balance: 1_000n });
    const limited = await launchTestGame(platform, { ...player, maxWin: 100n });
    const { bet, win, now } = await spinner({ quantity: 1, terms: termsWith({ multiplier: '2' }), player: limited });
    await bet(1);
    expect(await win(1, 150n)).toMatchObject({ status: 200 });
    expect(await now()).toMatchObject({ state: 'active', winnings: 0n, playerBonusId: null });
    const { id } = await platform.kernel.db.one(sql<{ id: string }>`select id from risk.held_money where player_id = ${player.playerId}`);
    await decideWin(platform.kernel, id, decision);
    // By the terms of the grant, as every other win of it: own money it becomes when it is staked.
    expect(await pocketsOf(player)).toMatchObject({ real: 1_000n, bonus: collected ?? 0n });
    const { state, winnings, playerBonusId } = await now();
    expect([state, winnings]).toEqual(['finished', collected ?? 0n]);
    if (collected === null) expect(playerBonusId).toBeNull();
    else expect(await bonusNow(platform.kernel, playerBonusId!)).toMatchObject({ amount: collected, status: 2 });
    expect(await checkBonuses(platform.kernel.db)).toEqual([]);
  });

  it('heal a lost reply of the provider: a bet shows that it has them', async () => {
    const { bet, now } = await spinner({ isIssued: false });
    expect(await now()).toMatchObject({ state: 'issuing', issuedAt: null });
    await bet(1);
    expect(await now()).toMatchObject({ state: 'active', issuedAt: platform.clock.now() });
  });

  it('of a provider that reports totals only are all played by one win', async () => {
    const { bet, win, now, player } = await spinner({ quantity: 10 });
    await bet(1);
    await win(1, 345n, { isTotal: true });
    expect(await now()).toMatchObject({ state: 'finished', result: 2, used: 10, winnings: 345n });
    expect(await player.balance()).toBe(1_345n);
    const paid = await spinner();
    await callWallet(platform, 'bet', { token: paid.player.token, transactionId: 'b', roundId: 'r', amount: '10', currency: 'EUR' });
    const total = {
      token: paid.player.token,
      transactionId: 'w',
      roundId: 'r',
      amount: '10',
      currency: 'EUR',
      isFinal: true,
      isTotal: true,
    };
    expect(await callWallet(platform, 'win', total)).toMatchObject({ code: 1422 });
  });

  it('are refused once their provider has reported the sum of all, and not taken beyond their number', async () => {
    const { bet, win, now } = await spinner();
    await bet(1);
    await bet(2);
    await win(1, 345n, { isTotal: true });
    expect(await bet(3)).toMatchObject({ status: 409, code: 15012 });
    await win(2, 0n);
    expect(await now()).toMatchObject({ state: 'finished', used: 3, winnings: 345n });
  });

  it('are over when the last open one is rolled back after the sum of all was reported', async () => {
    const { player, bet, win, rollback, now } = await spinner();
    await bet(1);
    await bet(2);
    await win(1, 345n, { isTotal: true });
    await rollback(2);
    expect(await now()).toMatchObject({ state: 'finished', result: 2, used: 3, winnings: 345n });
    expect(await bet(3)).toMatchObject({ status: 409, code: 15012 });
    expect(await player.balance()).toBe(1_345n);
  });

  it('are not used up by a sum that is not final, which could be rolled back', async () => {
    const { bet, win, rollback, now } = await spinner();
    await bet(1);
    expect(await win(1, 0n, { isTotal: true, isFinal: false })).toMatchObject({ code: 1422 });
    await rollback(1);
    expect(await now()).toMatchObject({ state: 'active', used: 0 });
  });
});

describe('a player', () => {
  it('[BON-03] activates no free spins whose own time is over, though that to activate them is not', async () => {
    const { player, spins } = await spinner({ validUntil: new Date(platform.clock.now().getTime() + hour) });
    expect(spins.activationExpiresAt > spins.validUntil).toBe(true);
    platform.clock.advance(hour);
    await expect(activateFreeSpins(platform.kernel, player.playerId, spins.id)).rejects.toMatchObject({ reason: 'bonusFinal' });
  });

  it('[BON-03] activates and cancels his free spins, and hears of it', async () => {
    const { player, spins } = await spinner();
    const active = await activateFreeSpins(platform.kernel, player.playerId, spins.id);
    expect(active).toMatchObject({ status: 2, result: 1, count: 3, usedCount: 0 });
    expect(await activateFreeSpins(platform.kernel, player.playerId, spins.id)).toEqual(active);
    expect(await cancelFreeSpins(platform.kernel, player.playerId, spins.id)).toMatchObject({ status: 3, result: 3 });
    expect(await cancelFreeSpins(platform.kernel, player.playerId, spins.id)).toMatchObject({ status: 3, result: 3 });
    await expect(activateFreeSpins(platform.kernel, player.playerId, spins.id)).rejects.toMatchObject({ reason: 'bonusFinal' });
    await expect(cancelFreeSpins(platform.kernel, newId(), spins.id)).rejects.toMatchObject({ reason: 'notFound' });
    const events = await platform.kernel.db.all(
      sql<{
        topic: string;
      }>`select topic from kernel.outbox where player_id = ${player.playerId} and topic like 'player.freespin.%' order by id`,
    );
    expect(events.map(({ topic }) => topic)).toContain('player.freespin.created');
    expect(events.filter(({ topic }) => topic === 'player.freespin.updated').length).toBeGreaterThanOrEqual(3);
  });

  it('plays them by another launch of the same game', async () => {
    const first = await spinner();
    await first.bet(1);
    const again = await launchTestGame(platform, first.player);
    const second = await spinner({ grant: first.spins, player: again });
    expect(await second.bet(2)).toMatchObject({ status: 200 });
    expect(await first.now()).toMatchObject({ used: 2 });
  });
});
