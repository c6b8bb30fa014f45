import type { FreeRound } from '@verdigale/partner-wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { bonusNow, freeSpinsNow, giveTestBonus, giveTestFreeSpins } from '../../modules/bonus/testing.ts';
import { activateBonus } from '../../modules/bonus/lifecycle/activate-bonus.ts';
import { activateFreeSpins, cancelFreeSpins } from '../../modules/bonus/free-spins/own-free-spins.ts';
import { expireFreeSpins } from '../../modules/bonus/free-spins/expire-free-spins.ts';
import { termsWith } from '../../modules/bonus/terms/testing.ts';
import { checkBonuses, endBonusesOf, type FreeSpinRow } from '#modules/bonus';
import { checkBooks, lockAccount } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { decideWin } from '../held-money/index.ts';
import { callWallet, launchTestGame, launchTestPlayer, type LaunchedPlayer } from './testing.ts';

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

/** A player with a grant of free spins, and the calls that its provider makes. */
async function spinner(some: Parameters<typeof giveTestFreeSpins>[2] = {}, grant?: FreeSpinRow, player?: LaunchedPlayer) {
  const played = player ?? (await launchTestPlayer(platform, { balance: 1_000n }));
  const spins = grant ?? (await giveTestFreeSpins(platform.kernel, played.accountId, some));
  const round = (index: number) => `${spins.id}-${index}`;
  const { token } = played;
  return {
    player: played,
    spins,
    now: () => freeSpinsNow(platform.kernel, spins.id),
    bet: (index: number, more: Partial<FreeRound> & { amount?: string; id?: string; round?: string } = {}) => {
      const { amount = '0', id = `${round(index)}:bet`, round: roundId = round(index), ...free } = more;
      const freeRound = { issueId: spins.id, index, stake: '20', ...free };
      return callWallet(platform, 'bet', { token, transactionId: id, roundId, amount, currency: 'EUR', freeRound });
    },
    win: (index: number, amount: bigint, more: { isFinal?: boolean; isTotal?: boolean; id?: string } = {}) => {
      const { id = `${round(index)}:win`, isFinal = true, ...rest } = more;
      return callWallet(platform, 'win', {
        token,
        transactionId: id,
        roundId: round(index),
        amount: String(amount),
        currency: 'EUR',
        isFinal,
        ...rest,
      });
    },
    finish: (index: number) => callWallet(platform, 'finish', { token, roundId: round(index) }),
    rollback: (index: number) =>
      callWallet(platform, 'rollback', {
        token,
        transactionId: `${round(index)}:undo`,
        betTransactionId: `${round(index)}:bet`,
        roundId: round(index),
      }),
  };
}

describe('[GAME-04] free rounds', () => {
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
    const other = await spinner({}, spins, await launchTestPlayer(platform));
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
    const { bet, win, now } = await spinner({ quantity: 1, terms: termsWith({ multiplier: '2' }) }, undefined, limited);
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

describe('winnings of free spins with terms', () => {
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
    const second = await spinner({}, first.spins, again);
    expect(await second.bet(2)).toMatchObject({ status: 200 });
    expect(await first.now()).toMatchObject({ used: 2 });
  });
});
