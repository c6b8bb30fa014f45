import { limitDefinition } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { checkBonuses } from '#modules/bonus';
import { changeCashLimit } from '#modules/limit';
import { checkBooks, lockAccount } from '#modules/wallet';
import { activeAccountOf, createTestPlatform, launchForm, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { activateBonus } from '../../modules/bonus/lifecycle/activate-bonus.ts';
import { cancelBonus } from '../../modules/bonus/lifecycle/cancel-bonus.ts';
import { endBonusesOf } from '../../modules/bonus/lifecycle/end-for-house.ts';
import { expireBonuses } from '../../modules/bonus/lifecycle/expire-bonuses.ts';
import { bonusNow, giveTestBonus } from '../../modules/bonus/testing.ts';
import { createOperatorDesk } from '../../operator/desk.ts';
import { callWallet, giveMoney, launchTestGame, type LaunchedPlayer } from './testing.ts';

let platform: TestPlatform;
let player: TestPlayer;
let accountId: string;
let game: LaunchedPlayer;
let bonusId: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
});
beforeEach(async () => {
  player = await registerTestPlayer(platform);
  ({ id: accountId } = await activeAccountOf(player));
  game = await launch();
});
afterAll(async () => {
  expect([await checkBooks(platform.kernel.db), await checkBonuses(platform.kernel.db)]).toEqual([[], []]);
  await platform[Symbol.asyncDispose]();
});

const currency = 'EUR';
const launch = (more: Partial<Parameters<typeof launchTestGame>[1]> = {}) =>
  launchTestGame(platform, { playerId: player.id, accountId, ...more });
const own = (amount: bigint) => giveMoney(platform.kernel, accountId, amount);
async function activate(wanted: Parameters<typeof giveTestBonus>[2] = {}): Promise<string> {
  bonusId = (await giveTestBonus(platform.kernel, accountId, wanted)).id;
  await activateBonus(platform.kernel, player.id, bonusId);
  return bonusId;
}
const bet = (roundId: string, amount: number, { token } = game, transactionId = newId()) =>
  callWallet(platform, 'bet', { token, currency, roundId, transactionId, amount: String(amount) });
const win = (roundId: string, amount: number, isFinal = true) =>
  callWallet(platform, 'win', { token: game.token, currency, roundId, transactionId: newId(), amount: String(amount), isFinal });
const rollBack = (roundId: string, betTransactionId: string) =>
  callWallet(platform, 'rollback', { token: game.token, roundId, transactionId: newId(), betTransactionId });
const balance = async ({ token } = game) => (await callWallet(platform, 'balance', { token })).data;
const bonus = () => bonusNow(platform.kernel, bonusId);
const pockets = async () => {
  const {
    real,
    locked,
    bonus: free,
    held,
  } = await platform.kernel.db.transaction(async (tx) => (await lockAccount(tx, accountId))!.pockets);
  return { real, locked, bonus: free, held };
};
async function published(channel: string): Promise<unknown[]> {
  await platform.relay.drain();
  const rows = await platform.kernel.db.all(
    sql<{ data: unknown }>`delete from realtime.publication where channel = ${`${channel}#${player.id}`} returning data`,
  );
  return rows.map(({ data }) => data);
}
async function play(id: string) {
  const { status, error } = await player.call('game.games.play', { params: { id }, body: launchForm(accountId) });
  return { status, ...error };
}

describe('a stake with an active bonus', () => {
  it('[BON-10] takes own money first, counts all of it, and shares the win as it was staked', async () => {
    await own(4_00n);
    await activate({ amount: 20_00n, required: 200_00n });
    expect(await balance()).toEqual({ balance: '2400', currency });
    expect((await bet('split', 10_00)).data).toMatchObject({ balance: '1400' });
    expect(await bonus()).toMatchObject({ balance: 14_00n, progress: 10_00n, openRounds: 1 });
    expect((await win('split', 30_01)).data).toMatchObject({ balance: '4401' });
    expect(await pockets()).toMatchObject({ real: 12_01n, bonus: 32_00n });
    expect(await bonus()).toMatchObject({ balance: 32_00n, openRounds: 0 });
    const [round] = await platform.kernel.db.all(
      sql<{ n: bigint; m: bigint }>`select bonus_stake as n, bonus_payout as m from game.round where account_id = ${accountId}`,
    );
    expect(round).toEqual({ n: 6_00n, m: 18_00n });
  });

  it('is own money from the end of its time on, though the job that ends it has not come yet; rounds that began before win for it', async () => {
    await own(10_00n);
    await activate({ amount: 20_00n, required: 200_00n });
    await bet('in time', 15_00);
    await own(10_00n);
    platform.clock.set((await bonus()).wageringExpiresAt!.toISOString());
    game = await launch();
    expect(await balance()).toEqual({ balance: '1000', currency });
    expect(await bet('all of it', 25_00)).toMatchObject({ status: 409, code: 15004 });
    expect((await bet('late', 4_00)).data).toMatchObject({ balance: '600' });
    expect((await bet('in time', 1_00)).data).toMatchObject({ balance: '500' });
    expect(await bonus()).toMatchObject({ status: 2, balance: 15_00n, progress: 15_00n });
    await win('late', 8_00);
    await win('in time', 16_00);
    expect(await pockets()).toMatchObject({ real: 24_00n, bonus: 20_00n });
    await expireBonuses(platform.kernel);
    expect(await bonus()).toMatchObject({ status: 3, result: 4, progress: 15_00n });
    expect(await pockets()).toMatchObject({ real: 24_00n, bonus: 0n });
  });

  it('tells the player how far it is when a round ends, not with each bet', async () => {
    await activate({ amount: 20_00n, required: 200_00n });
    await published('bonus:player-bonuses');
    await bet('told', 1_00);
    await bet('told', 1_00);
    expect(await published('bonus:player-bonuses')).toEqual([]);
    await callWallet(platform, 'finish', { token: game.token, roundId: 'told' });
    expect(await published('bonus:player-bonuses')).toMatchObject([
      { event: 'player.bonus.updated', playerBonus: { id: bonusId, currentWagerAmount: 2, openedTransactionsCount: 0, status: 2 } },
    ]);
  });

  it('[GAME-06] [RT-03] above the highest bet is refused before it touches bonus money, with the most that is taken; own money is not limited', async () => {
    await own(8_00n);
    await activate({ amount: 50_00n, maxBet: 5_00n });
    expect(await balance()).toEqual({ balance: '5800', currency, maxStake: '800' });
    await published('game:bets');
    expect(await bet('high', 8_01)).toMatchObject({ status: 409, code: 15011, maxStake: '800', reason: 'bonus' });
    expect(await published('game:bets')).toMatchObject([
      { event: 'game.bet.max.exceed', reason: 'bonus', playerBonus: { currency, maxBetAmount: 5 }, gameIdentity: 'copper-canyon' },
    ]);
    expect((await bet('own', 8_00)).data).toEqual({
      transactionId: expect.any(String),
      balance: '5000',
      currency,
      maxStake: '500',
      maxStakeOfRound: '0',
    });
    expect(await bonus()).toMatchObject({ balance: 50_00n, progress: 5_00n });
    expect((await bet('table', 3_00)).data).toMatchObject({ maxStake: '500', maxStakeOfRound: '200' });
    expect(await bet('table', 2_01)).toMatchObject({ code: 15011, maxStake: '200' });
    expect(await bet('table', 2_00)).toMatchObject({ status: 200 });
    expect(await bet('more', 99_00)).toMatchObject({ code: 15004, shownBalance: '4500' });
    expect((await callWallet(platform, 'authenticate', { token: game.token })).data).toMatchObject({ balance: '4500', maxStake: '500' });
  });

  it('[GAME-06] [RT-03] in an excluded game is own money only: 14306 names the bonus where there is no other', async () => {
    await own(3_00n);
    await activate({ amount: 20_00n, terms: { excludedGames: ['copper-canyon'] } });
    expect(await balance()).toEqual({ balance: '300', currency });
    expect(await bet('excluded', 4_00)).toMatchObject({ code: 15004, shownBalance: '300' });
    expect((await bet('excluded', 3_00)).data).toMatchObject({ balance: '0' });
    expect(await bonus()).toMatchObject({ balance: 20_00n, progress: 0n, openRounds: 0 });
    await published('game:bets');
    expect(await bet('nothing', 1_00)).toMatchObject({ status: 423, code: 14306, reason: 'bonus' });
    expect(await published('game:bets')).toMatchObject([{ event: 'game.bet.restricted', reason: 'bonus', playerBonus: { currency } }]);
    expect(await play('copper-canyon')).toMatchObject({ status: 423, code: 14306, reason: 'bonus' });
    expect(await win('excluded', 9_00)).toMatchObject({ data: { balance: '900' } });
  });

  it('counts for turn-over and losses with own money only, for limits on stakes with all of it', async () => {
    const limit = (kind: 'bet' | 'loss', amount: string) =>
      platform.kernel.db.transaction((tx) =>
        changeCashLimit(tx, platform.kernel, player.id, { definition: limitDefinition[kind], period: 'daily', currency, amount }),
      );
    await platform.kernel.db.run(
      sql`insert into risk.turnover (player_id, currency, total, placed, since) values (${player.id}, 'EUR', 10000, 0, '2000-01-01')`,
    );
    await own(4_00n);
    await activate({ amount: 20_00n });
    await limit('loss', '5');
    const transactionId = newId();
    expect((await bet('counted', 10_00, game, transactionId)).status).toBe(200);
    const placed = async () =>
      (await platform.kernel.db.one(sql<{ placed: bigint }>`select placed from risk.turnover where player_id = ${player.id}`)).placed;
    expect(await placed()).toBe(4_00n);
    expect((await bet('bonus only', 10_00)).status).toBe(200);
    await own(5_00n);
    expect((await bet('own again', 1_01)).code).toBe(14101);
    expect((await rollBack('counted', transactionId)).status).toBe(200);
    expect(await placed()).toBe(0n);
    await limit('bet', '12');
    expect((await bet('too much', 2_01)).code).toBe(14100);
  });
});

describe('a bonus ends', () => {
  it('[BON-10] as own money when enough was staked and nothing is open, not before, and not by a bet that is taken back', async () => {
    await activate({ amount: 20_00n, required: 10_00n });
    const last = newId();
    await bet('one', 5_00);
    await bet('two', 5_00, game, last);
    await win('one', 0);
    expect(await bonus()).toMatchObject({ status: 2, progress: 10_00n });
    await rollBack('two', last);
    expect(await bonus()).toMatchObject({ status: 2, progress: 5_00n, balance: 15_00n });
    await bet('three', 5_00);
    expect((await win('three', 7_00)).data).toMatchObject({ balance: '1700' });
    expect(await bonus()).toMatchObject({ status: 3, result: 2, released: 17_00n, balance: 0n });
    expect(await pockets()).toMatchObject({ real: 17_00n, bonus: 0n });
  });

  it('lost when nothing is left', async () => {
    await activate({ amount: 5_00n });
    await bet('all', 5_00);
    expect(await bonus()).toMatchObject({ status: 2 });
    await callWallet(platform, 'finish', { token: game.token, roundId: 'all' });
    expect(await bonus()).toMatchObject({ status: 3, result: 5 });
  });

  it('while a round is open: its late win goes with it after its time, and is own money where the house ended it', async () => {
    await own(5_00n);
    await activate({ amount: 20_00n });
    await bet('late', 10_00);
    await platform.kernel.db.run(sql`update bonus.player_bonus set wagering_expires_at = '2000-01-01' where id = ${bonusId}`);
    await expireBonuses(platform.kernel);
    expect(await pockets()).toMatchObject({ real: 0n, bonus: 0n });
    expect((await win('late', 30_00)).data).toMatchObject({ balance: '1500' });
    await activate({ amount: 20_00n });
    await bet('house', 20_00);
    await platform.kernel.db.transaction((tx) => endBonusesOf(tx, platform.kernel, player.id));
    expect((await win('house', 40_00)).data).toMatchObject({ balance: '4000' });
  });

  it('not by taking own money out; a round from before it is own money', async () => {
    await own(10_00n);
    await bet('before', 2_00);
    await activate({ amount: 20_00n });
    expect((await win('before', 9_00)).data).toMatchObject({ balance: '3700' });
    expect(await pockets()).toMatchObject({ real: 17_00n, bonus: 20_00n });
    await own(-17_00n);
    expect(await bonus()).toMatchObject({ status: 2, balance: 20_00n });
    await bet('feature', 10_00);
    await own(30_00n);
    await bet('feature', 10_00);
    await win('feature', 8_00, false);
    expect((await win('feature', 8_00)).data).toMatchObject({ balance: '4600' });
    expect(await bonus()).toMatchObject({ balance: 18_00n, progress: 20_00n });
  });

  it('only after a held win of its round was decided, which is shared like any other', async () => {
    await activate({ amount: 10_00n });
    game = await launch({ maxWin: 50_00n });
    await bet('held', 10_00);
    await win('held', 60_00);
    expect([await pockets(), await bonus()]).toMatchObject([
      { held: 60_00n, bonus: 0n },
      { status: 2, openRounds: 1 },
    ]);
    await expect(cancelBonus(platform.kernel, player.id, bonusId)).rejects.toMatchObject({ reason: 'bonusUnsettled' });
    const desk = createOperatorDesk(platform.kernel, '/nonexistent');
    const held = (await desk.heldMoney()).find(({ playerId }) => playerId === player.id)!;
    await desk.decideWin(held.id, { isPaid: true });
    expect([await pockets(), await bonus()]).toMatchObject([
      { held: 0n, bonus: 60_00n, real: 0n },
      { balance: 60_00n, openRounds: 0 },
    ]);
  });
});

it('low weights count little, by the terms of the grant', async () => {
  const contribution = { default: 1000, types: { slots: 100 }, providers: {}, games: { 'heavy-game': 1000 } };
  await activate({ amount: 20_00n, terms: { contribution } });
  await bet('light', 5_05);
  expect(await bonus()).toMatchObject({ progress: 50n });
  await bet('heavy', 1_00, await launch({ gameIdentity: 'heavy-game' }));
  expect(await bonus()).toMatchObject({ progress: 1_50n });
  const { data } = await player.call('game.games.get', { params: { id: 'copper-canyon' } });
  expect(data).toMatchObject({ isBonusWagering: true, minimumBonusWagerMultiplier: 0.1 });
});
