import { playerStatus, type Cashback } from '@verdigale/contract';
import { money } from '@verdigale/money';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#kernel';
import { insertLevelChange } from '../../modules/retention/loyalty/loyalty.sql.ts';
import { bonusesOf } from '../../modules/bonus/player-bonus.sql.ts';
import { itemOf, publishTestCampaign, withdrawCampaigns } from '../../modules/bonus/campaign/testing.ts';
import { checkBonuses, loadCampaigns, publishCampaign, stopCampaignNamed, type Gives } from '#modules/bonus';
import { checkBooks, lockAccount, openAccount, postTransfer } from '#modules/wallet';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { callWallet, launchTestGame, type LaunchedPlayer } from '../game-wallet/testing.ts';
import { estimateCashback } from './estimate-cashback.ts';
import { settleCashback } from './settle-cashback.ts';

const loyalty = {
  levels: [
    { id: 'copper', name: 'Copper', points: 0 },
    { id: 'silver', name: 'Silver', points: 100 },
  ],
  pointsPerHundred: { default: 0, types: {} },
};
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ loyalty });
});
afterEach(() => withdrawCampaigns(platform.kernel));
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  expect(await checkBonuses(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

const hour = 3_600_000;
const weekly = (some: Partial<Extract<Gives, { kind: 'cashback' }>> = {}): Gives => ({
  kind: 'cashback',
  percent: '10',
  period: 'week',
  minimum: { base: '1' },
  cap: { base: '50' },
  pays: 'real',
  ...some,
});
const publish = (gives: Gives, terms: Parameters<typeof itemOf>[1] = {}, some: Parameters<typeof publishTestCampaign>[1] = {}) =>
  publishTestCampaign(platform.kernel, { trigger: { kind: 'cashback' }, perPlayer: null, items: [itemOf(gives, terms)], ...some });

/** To a moment of the week that the clock's next Monday begins. */
function toMonday(offsetMs: number): void {
  const now = platform.clock.now().getTime();
  const weekMs = 7 * 24 * hour;
  const epochMonday = Date.UTC(1970, 0, 5);
  platform.clock.advance(epochMonday + (Math.floor((now - epochMonday) / weekMs) + 1) * weekMs - now + offsetMs);
}

interface Bettor extends LaunchedPlayer {
  headers: Record<string, string>;
  currency?: string;
}

/** A registered player with 1,000.00 of his own in a launched game. */
async function bettor(): Promise<Bettor> {
  const { id: playerId, headers } = await registerTestPlayer(platform);
  const { id: accountId } = await platform.kernel.db.one(
    sql<{ id: string }>`select id from wallet.account where player_id = ${playerId} and currency = 'EUR'`,
  );
  await platform.kernel.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, accountId))!;
    const changes = { real: money(100_000n, 'EUR') };
    postTransfer(tx, platform.kernel, account, { kind: 'adjustment', reference: newId(), changes, counterparty: 'house:adjustment' });
  });
  return { ...(await launchTestGame(platform, { playerId, accountId })), headers };
}

/** His other account, with as much on it. */
async function inDollars({ playerId, headers }: Bettor): Promise<Bettor> {
  const currency = 'USD';
  const accountId = await platform.kernel.db.transaction(async (tx) => {
    const account = await openAccount(tx, { playerId, currency: { code: currency, exponent: 2 }, isActive: false });
    const changes = { real: money(100_000n, currency) };
    postTransfer(tx, platform.kernel, account, { kind: 'adjustment', reference: newId(), changes, counterparty: 'house:adjustment' });
    return account.id;
  });
  return { ...(await launchTestGame(platform, { playerId, accountId, currency })), headers, currency };
}

async function play({ token, currency = 'EUR' }: Bettor, stake: bigint, payout: bigint, ends = true): Promise<string> {
  const roundId = newId();
  const bet = { token, transactionId: `${roundId}:b`, roundId, amount: String(stake), currency };
  expect((await callWallet(platform, 'bet', bet)).status).toBe(200);
  const win = { token, transactionId: `${roundId}:w`, roundId, amount: String(payout), currency, isFinal: true };
  if (ends) expect((await callWallet(platform, 'win', win)).status).toBe(200);
  return roundId;
}

const estimate = ({ playerId }: Bettor): Promise<Cashback[]> => estimateCashback(platform.kernel, playerId, { currency: 'EUR' });

describe('[BON-09] cashback', () => {
  it('is estimated while the week runs, and paid once an hour after its end, however many settle it', async () => {
    toMonday(2 * hour);
    const { items } = await publish(weekly());
    const player = await bettor();
    const answer = await platform.app.inject({ url: '/api/game/bonuses/cashback?currency=EUR', headers: player.headers });
    expect(answer.json<{ data: Cashback[] }>().data).toMatchObject([{ bonusId: items[0]!.id, currency: 'EUR', amount: 0 }]);
    await play(player, 10_000n, 0n);
    await play(player, 5_000n, 3_000n);
    const [row] = await estimate(player);
    expect(row).toMatchObject({ amount: 12 });
    expect(new Date(row!.date).getUTCDay()).toBe(1);
    expect(await settleCashback(platform.kernel)).toBe(0);
    toMonday(hour - 1);
    expect(await settleCashback(platform.kernel)).toBe(0);
    platform.clock.advance(1);
    expect(platform.clock.now().toISOString()).toBe(row!.date);
    const runs = await Promise.all(Array.from({ length: 100 }, () => settleCashback(platform.kernel)));
    expect(runs.reduce((sum, paid) => sum + paid, 0)).toBe(1);
    expect(await player.balance()).toBe(100_000n - 12_000n + 1_200n);
    expect(await settleCashback(platform.kernel)).toBe(0);
    expect(await estimate(player)).toMatchObject([{ amount: 0 }]);
  });

  it('opens no account again whose period is settled, with something or with nothing: every hour asks for all who lost in it', async () => {
    toMonday(2 * hour);
    await publish(weekly());
    for (const stake of [10_000n, 900n]) await play(await bettor(), stake, 0n);
    toMonday(hour);
    expect(await settleCashback(platform.kernel)).toBe(1);
    const transaction = vi.spyOn(platform.kernel.db, 'transaction');
    try {
      expect(await settleCashback(platform.kernel)).toBe(0);
      expect(transaction).not.toHaveBeenCalled();
    } finally {
      transaction.mockRestore();
    }
  });

  it('is more for a loyalty level that was reached before the week began', async () => {
    toMonday(2 * hour);
    await publish(weekly({ percentByLevel: { silver: '20' } }));
    const [risen, newcomer] = [await bettor(), await bettor()];
    const before = new Date(platform.clock.now().getTime() - 3 * hour);
    await platform.kernel.db.run(insertLevelChange({ id: newId(), playerId: risen.playerId, from: 1, to: 2, points: 100n, at: before }));
    await platform.kernel.db.run(
      insertLevelChange({ id: newId(), playerId: newcomer.playerId, from: 1, to: 2, points: 100n, at: platform.clock.now() }),
    );
    await play(risen, 10_000n, 0n);
    await play(newcomer, 10_000n, 0n);
    expect([(await estimate(risen))[0]!.amount, (await estimate(newcomer))[0]!.amount]).toEqual([20, 10]);
    toMonday(hour);
    expect(await settleCashback(platform.kernel)).toBe(2);
    expect([await risen.balance(), await newcomer.balance()]).toEqual([92_000n, 91_000n]);
  });

  it('counts a round in the week in which it ends, and what the player has won against what he has lost', async () => {
    toMonday(2 * hour);
    await publish(weekly());
    const [late, lucky] = [await bettor(), await bettor()];
    const open = await play(late, 8_000n, 0n, false);
    await play(lucky, 1_000n, 9_000n);
    toMonday(hour);
    expect(await settleCashback(platform.kernel)).toBe(0);
    await callWallet(platform, 'finish', { token: late.token, roundId: open });
    toMonday(hour);
    expect(await settleCashback(platform.kernel)).toBe(1);
    expect(await late.balance()).toBe(92_800n);
    expect(await lucky.balance()).toBe(108_000n);
  });

  it('keeps its minimum and its cap, and gives a bonus where its terms say so', async () => {
    toMonday(2 * hour);
    await publish(weekly({ pays: 'bonus' }), { multiplier: '3', maxWinMultiplier: '5', maxWin: { base: '1000' } });
    const [little, much] = [await bettor(), await bettor()];
    await play(little, 900n, 0n);
    await play(much, 90_000n, 0n);
    expect((await estimate(little))[0]!.amount).toBe(0);
    expect((await estimate(much))[0]!.amount).toBe(50);
    toMonday(hour);
    expect(await settleCashback(platform.kernel)).toBe(1);
    const everything = { statuses: [], currencies: [], packages: [] };
    const bonuses = await platform.kernel.db.all(bonusesOf(much.playerId, everything, { offset: 0, limit: 10, isOldestFirst: true }));
    expect(bonuses).toMatchObject([{ bonusType: 4, status: 1, amount: 5_000n, required: 15_000n, maxWin: 25_000n }]);
    expect(await much.balance()).toBe(10_000n);
  });

  it('counts nothing from before the offer was known', async () => {
    toMonday(2 * hour);
    const player = await bettor();
    await play(player, 10_000n, 0n);
    platform.clock.advance(hour);
    await publish(weekly());
    await play(player, 3_000n, 0n);
    expect((await estimate(player))[0]!.amount).toBe(3);
    toMonday(hour);
    expect(await settleCashback(platform.kernel)).toBe(1);
    expect(await player.balance()).toBe(87_300n);
  });

  it('counts what was lost in the time of the offer: nothing from before, and nothing from after its end', async () => {
    toMonday(2 * hour);
    const [from, to] = [1, 3].map((hours) => new Date(platform.clock.now().getTime() + hours * hour).toISOString());
    await publish(weekly(), {}, { availableFrom: from!, availableTo: to! });
    const player = await bettor();
    await play(player, 20_000n, 0n);
    expect(await estimate(player)).toEqual([]);
    platform.clock.advance(2 * hour);
    await play(player, 3_000n, 0n);
    platform.clock.advance(hour);
    await play(player, 40_000n, 0n);
    expect(await estimate(player)).toMatchObject([{ amount: 3 }]);
    toMonday(hour);
    await play({ ...player, ...(await launchTestGame(platform, player)) }, 10_000n, 0n);
    expect(await settleCashback(platform.kernel)).toBe(1);
    toMonday(hour);
    expect(await settleCashback(platform.kernel)).toBe(0);
    expect(await player.balance()).toBe(27_000n + 300n);
  });

  it.each([
    ['is over', { availableTo: (now: Date) => new Date(now.getTime() + 3 * hour).toISOString(), claims: 100 }],
    ['has reached its ceiling', { availableTo: () => null, claims: 1 }],
  ])('pays nobody who may not play any more, also where the offer %s', async (_, { availableTo, claims }) => {
    toMonday(2 * hour);
    await publish(weekly(), {}, { availableTo: availableTo(platform.clock.now()), budget: { claims, spent: null } });
    const [player, limited] = [await bettor(), await bettor()];
    for (const each of [player, limited]) await play(each, 10_000n, 0n);
    toMonday(hour);
    await platform.kernel.db.run(sql`update player.player set status = ${playerStatus.limited} where id = ${limited.playerId}`);
    expect(await estimate(limited)).toEqual([]);
    // What the other one gets first reaches the ceiling.
    await settleCashback(platform.kernel);
    await settleCashback(platform.kernel);
    expect([await player.balance(), await limited.balance()]).toEqual([91_000n, 90_000n]);
  });

  it('once a week is for each week: the row of this one is there though the last was paid in it', async () => {
    toMonday(2 * hour);
    await publish(weekly(), {}, { perPlayer: { times: 1, within: 'week' } });
    const player = await bettor();
    await play(player, 3_000n, 0n);
    toMonday(hour);
    await play({ ...player, ...(await launchTestGame(platform, player)) }, 2_000n, 0n);
    expect(await settleCashback(platform.kernel)).toBe(1);
    expect(await estimate(player)).toMatchObject([{ amount: 2 }]);
    toMonday(hour);
    expect(await settleCashback(platform.kernel)).toBe(1);
    expect(await player.balance()).toBe(95_000n + 500n);
  });

  it('once is for one period, in all currencies that were lost in it', async () => {
    toMonday(2 * hour);
    await publish(weekly(), {}, { perPlayer: { times: 1, within: 'ever' } });
    const player = await bettor();
    const dollars = await inDollars(player);
    for (const each of [player, dollars]) await play(each, 3_000n, 0n);
    toMonday(hour);
    expect(await settleCashback(platform.kernel)).toBe(2);
    expect([await player.balance(), await dollars.balance()]).toEqual([97_300n, 97_300n]);
    await play({ ...player, ...(await launchTestGame(platform, player)) }, 2_000n, 0n);
    expect(await estimate(player)).toEqual([]);
    toMonday(hour);
    expect(await settleCashback(platform.kernel)).toBe(0);
  });

  it('pays what was lost until the campaign was stopped', async () => {
    toMonday(2 * hour);
    await publish(weekly());
    const player = await bettor();
    await play(player, 3_000n, 0n);
    platform.clock.advance(hour);
    await withdrawCampaigns(platform.kernel);
    await play(player, 40_000n, 0n);
    expect(await estimate(player)).toMatchObject([{ amount: 3 }]);
    toMonday(hour);
    expect(await settleCashback(platform.kernel)).toBe(1);
    expect(await player.balance()).toBe(57_000n + 300n);
    expect(await estimate(player)).toEqual([]);
  });

  it('counts nothing of the time in which a campaign was stopped, however long, once it is published again', async () => {
    toMonday(2 * hour);
    const { code } = await publish(weekly());
    const player = await bettor();
    const playOn = async (stake: bigint) => play({ ...player, ...(await launchTestGame(platform, player)) }, stake, 0n);
    await playOn(3_000n);
    platform.clock.advance(hour);
    await stopCampaignNamed(platform.kernel, code);
    platform.clock.advance(hour);
    await playOn(40_000n);
    platform.clock.advance(hour);
    await publishCampaign(platform.kernel, code);
    await playOn(2_000n);
    expect(await estimate(player)).toMatchObject([{ amount: 5 }]);
    platform.clock.advance(hour);
    await stopCampaignNamed(platform.kernel, code);
    toMonday(hour);
    expect(await settleCashback(platform.kernel)).toBe(1);
    expect(await player.balance()).toBe(55_000n + 500n);
    await playOn(20_000n);
    toMonday(2 * hour);
    await publishCampaign(platform.kernel, code);
    expect(await settleCashback(platform.kernel)).toBe(0);
    expect(await player.balance()).toBe(35_500n);
  });

  it('counts each item from when a version had it until one no longer has it', async () => {
    toMonday(2 * hour);
    const [daily, weekOf] = (['day', 'week'] as const).map((period) => itemOf(weekly({ period })));
    const { id, code, ...offer } = await publish(weekly(), {}, { items: [daily!] });
    const player = await bettor();
    await play(player, 3_000n, 0n);
    platform.clock.advance(hour);
    await loadCampaigns(platform.kernel, [{ ...offer, id, code, items: [weekOf!] }]);
    await play(player, 2_000n, 0n);
    expect(await estimate(player)).toMatchObject([
      { bonusId: daily!.id, amount: 3 },
      { bonusId: weekOf!.id, amount: 2 },
    ]);
    platform.clock.advance(24 * hour);
    expect(await settleCashback(platform.kernel)).toBe(1);
    toMonday(hour);
    expect(await settleCashback(platform.kernel)).toBe(1);
    expect(await settleCashback(platform.kernel)).toBe(0);
    expect(await player.balance()).toBe(95_000n + 300n + 200n);
  });

  it('pays each item of a campaign, though their periods begin together', async () => {
    toMonday(2 * hour);
    const items = (['day', 'week'] as const).map((period) => itemOf(weekly({ period })));
    await publish(weekly(), {}, { items });
    const player = await bettor();
    await play(player, 3_000n, 0n);
    platform.clock.advance(24 * hour);
    expect(await settleCashback(platform.kernel)).toBe(1);
    expect(await player.balance()).toBe(97_000n + 300n);
    toMonday(hour);
    expect(await settleCashback(platform.kernel)).toBe(1);
    expect(await settleCashback(platform.kernel)).toBe(0);
    expect(await player.balance()).toBe(97_000n + 600n);
  });

  it('equals the rival definition of the books: start + deposits − withdrawals − end', async () => {
    toMonday(2 * hour);
    await publish(weekly());
    const player = await bettor();
    for (const [stake, payout] of [
      [3_000n, 100n],
      [5_000n, 0n],
      [700n, 2_000n],
      [4_001n, 1n],
    ] as const)
      await play(player, stake, payout);
    const lost = 100_000n - (await player.balance());
    toMonday(hour);
    expect(await settleCashback(platform.kernel)).toBe(1);
    expect(await player.balance()).toBe(100_000n - lost + lost / 10n);
  });
});
