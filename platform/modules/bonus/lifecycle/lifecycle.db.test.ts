import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, lockAccount } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { activeBonusOf, type PlayerBonusRow } from '../player-bonus.sql.ts';
import { bonusNow, giveTestBonus, openTestRound } from '../testing.ts';
import { activateBonus } from './activate-bonus.ts';
import { cancelBonus } from './cancel-bonus.ts';
import { changeBonus, type BonusChange } from './change-bonus.ts';
import { settleBonus } from './end-bonus.ts';
import { endBonusesOf } from './end-for-house.ts';
import { expireBonuses } from './expire-bonuses.ts';
import { fundedAccount } from '#testing/funded-account.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

type Wanted = Parameters<typeof giveTestBonus>[2];

async function give(wanted: Wanted = {}, real = 5_000n): Promise<PlayerBonusRow> {
  const { id } = await fundedAccount(platform.kernel, real);
  return giveTestBonus(platform.kernel, id, wanted);
}

const activate = ({ playerId, id }: PlayerBonusRow) => activateBonus(platform.kernel, playerId, id);
const cancel = ({ playerId, id }: PlayerBonusRow) => cancelBonus(platform.kernel, playerId, id);
const current = ({ id }: PlayerBonusRow) => bonusNow(platform.kernel, id);

async function pockets({ accountId }: PlayerBonusRow): Promise<bigint[]> {
  const account = await platform.kernel.db.transaction((tx) => lockAccount(tx, accountId));
  return [account!.pockets.real, account!.pockets.locked, account!.pockets.bonus];
}

/** What play does: changes the bonus, and sees what comes of it. */
async function play(bonus: PlayerBonusRow, change: BonusChange): Promise<void> {
  await platform.kernel.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, bonus.accountId))!;
    const played = changeBonus(tx, (await tx.maybe(activeBonusOf(account.id)))!, change);
    settleBonus(tx, platform.kernel, { account, bonus: played });
  });
}

async function published({ id }: PlayerBonusRow): Promise<string[]> {
  const rows = await platform.kernel.db.all(
    sql<{ state: string }>`select concat_ws('-', payload -> 'playerBonus' ->> 'status', payload -> 'playerBonus' ->> 'result') as state
      from kernel.outbox where topic = 'player.bonus.updated' and payload -> 'playerBonus' ->> 'id' = ${id} order by kernel.outbox.id`,
  );
  return rows.map(({ state }) => state);
}

describe('activating', () => {
  it('[BON-03] gives the bonus money and starts the time to wager it', async () => {
    const bonus = await give();
    expect(await activate(bonus)).toMatchObject({
      status: 2,
      result: 1,
      balance: 20,
      requiredWagerCasinoAmount: 200,
      currentWagerPercentage: 0,
    });
    expect(await pockets(bonus)).toEqual([5_000n, 0n, 2_000n]);
    const { wageringExpiresAt, activatedAt } = await current(bonus);
    expect(wageringExpiresAt!.getTime() - activatedAt!.getTime()).toBe(720 * 3_600_000);
    expect(await activate(bonus)).toMatchObject({ status: 2 });
    expect(await published(bonus)).toEqual(['2-1']);
  });

  it('locks the share of the deposit of a sticky one, as far as it is still there, until it ends', async () => {
    const bonus = await give({ terms: { isSticky: true, stakeOrder: 'mixed' }, deposit: 3_000n });
    await activate(bonus);
    expect(await pockets(bonus)).toEqual([2_000n, 3_000n, 2_000n]);
    await cancel(bonus);
    expect(await pockets(bonus)).toEqual([5_000n, 0n, 0n]);
    const poor = await give({ terms: { isSticky: true, stakeOrder: 'mixed' }, deposit: 3_000n }, 100n);
    await activate(poor);
    expect(await pockets(poor)).toEqual([0n, 100n, 2_000n]);
  });

  it('[BON-03] cancels the active one in the same transaction', async () => {
    const one = await give();
    const other = await giveTestBonus(platform.kernel, one.accountId, { amount: 700n });
    await activate(one);
    await activate(other);
    expect(await current(one)).toMatchObject({ status: 3, result: 3, endedBy: 'player', balance: 0n });
    expect(await current(other)).toMatchObject({ status: 2, balance: 700n });
    expect(await pockets(one)).toEqual([5_000n, 0n, 700n]);
  });

  it('leaves the active one where that cannot be given up', async () => {
    const one = await give({ terms: { isCancelLocked: true } });
    const other = await giveTestBonus(platform.kernel, one.accountId);
    await activate(one);
    await play(one, { progress: 1n });
    await expect(activate(other)).rejects.toMatchObject({ reason: 'bonusCancelLocked' });
    await expect(cancel(one)).rejects.toMatchObject({ reason: 'bonusCancelLocked' });
    expect(await current(one)).toMatchObject({ status: 2 });
    expect(await current(other)).toMatchObject({ status: 1 });
  });

  it('ends one that asks for no stakes as played', async () => {
    const bonus = await give({ required: 0n });
    expect(await activate(bonus)).toMatchObject({ status: 3, result: 2, releasedAmount: 20 });
    expect(await pockets(bonus)).toEqual([7_000n, 0n, 0n]);
  });

  it('[BON-03] a hundred times at once does so once, and of ten bonuses leaves one', async () => {
    const bonus = await give();
    await Promise.all(Array.from({ length: 100 }, () => activate(bonus)));
    expect(await pockets(bonus)).toEqual([5_000n, 0n, 2_000n]);
    const { id: account } = await fundedAccount(platform.kernel, 0n);
    const several: PlayerBonusRow[] = [];
    for (let n = 0; n < 10; n += 1) several.push(await giveTestBonus(platform.kernel, account));
    await Promise.all(several.map(activate));
    const after = await Promise.all(several.map(current));
    expect(after.filter(({ status }) => status === 2)).toHaveLength(1);
    expect(await pockets(several[0]!)).toEqual([0n, 0n, 2_000n]);
  });

  it('is refused once it has ended, when its time is over, and for somebody else', async () => {
    const bonus = await give();
    await cancel(bonus);
    await expect(activate(bonus)).rejects.toMatchObject({ reason: 'bonusFinal' });
    const late = await give({ activationExpiresAt: platform.clock.now() });
    await expect(activate(late)).rejects.toMatchObject({ reason: 'bonusFinal' });
    const [own, other] = [await give(), await give()];
    await expect(activateBonus(platform.kernel, other.playerId, own.id)).rejects.toMatchObject({ reason: 'notFound' });
  });
});

describe('cancelling', () => {
  it('[BON-03] takes the bonus money and leaves own money; repeated it changes nothing', async () => {
    const bonus = await give();
    await activate(bonus);
    expect(await cancel(bonus)).toMatchObject({ status: 3, result: 3 });
    await cancel(bonus);
    expect(await pockets(bonus)).toEqual([5_000n, 0n, 0n]);
    expect(await published(bonus)).toEqual(['2-1', '3-3']);
  });

  it('[BON-03] waits for an open round, but not for ever', async () => {
    const bonus = await give();
    await activate(bonus);
    await openTestRound(platform.kernel, bonus, platform.clock.now());
    await expect(cancel(bonus)).rejects.toMatchObject({ reason: 'bonusUnsettled' });
    platform.clock.advance(15 * 60_000 - 1);
    await expect(cancel(bonus)).rejects.toMatchObject({ reason: 'bonusUnsettled' });
    platform.clock.advance(1);
    expect(await cancel(bonus)).toMatchObject({ status: 3, result: 3, openedTransactionsCount: 1 });
  });
});

describe('what play makes of it', () => {
  it('[BON-10] is own money once all is staked: the cap is held, the rest is the house’s', async () => {
    const bonus = await give({ maxWin: 2_500n });
    await activate(bonus);
    await platform.kernel.db.transaction(async (tx) => {
      const account = (await lockAccount(tx, bonus.accountId))!;
      const active = (await tx.maybe(activeBonusOf(account.id)))!;
      expect(settleBonus(tx, platform.kernel, { account, bonus: active }).bonus).toBe(active);
    });
    await play(bonus, { progress: 20_000n });
    expect(await current(bonus)).toMatchObject({ status: 3, result: 2, endedBy: 'play', balance: 0n, released: 2_000n });
    expect(await pockets(bonus)).toEqual([7_000n, 0n, 0n]);
  });

  it('waits while a round of it is open', async () => {
    const bonus = await give();
    await activate(bonus);
    await openTestRound(platform.kernel, bonus, platform.clock.now());
    await play(bonus, { progress: 20_000n });
    expect(await current(bonus)).toMatchObject({ status: 2, progress: 20_000n });
  });
});

describe('time', () => {
  it('[BON-10] ends an issued one that was not activated, and an active one that was not wagered, at the instant', async () => {
    await expireBonuses(platform.kernel);
    const start = platform.clock.now().getTime();
    const issued = await give({ activationExpiresAt: new Date(start + 10_000) });
    const active = await give({ terms: { wageringHours: 1 } });
    await activate(active);
    platform.clock.advance(9_999);
    expect(await expireBonuses(platform.kernel)).toBe(0);
    platform.clock.advance(1);
    expect(await expireBonuses(platform.kernel)).toBe(1);
    expect(await current(issued)).toMatchObject({ status: 3, result: 4, endedBy: 'time' });
    platform.clock.advance(3_600_000);
    expect(await expireBonuses(platform.kernel)).toBe(1);
    expect(await current(active)).toMatchObject({ status: 3, result: 4, balance: 0n });
    expect(await pockets(active)).toEqual([5_000n, 0n, 0n]);
  });

  it('[BON-10] leaves one that was wagered in time to the round that it waits for', async () => {
    await expireBonuses(platform.kernel);
    const bonus = await give({ terms: { wageringHours: 1 } });
    await activate(bonus);
    const round = await openTestRound(platform.kernel, bonus, platform.clock.now());
    await play(bonus, { progress: bonus.required });
    platform.clock.advance(3_600_000);
    expect(await expireBonuses(platform.kernel)).toBe(0);
    // Its bet was taken back: it was not wagered in time after all.
    await play(bonus, { progress: bonus.required - 1n });
    expect(await expireBonuses(platform.kernel)).toBe(1);
    const held = await give({ terms: { wageringHours: 1 } });
    await activate(held);
    const decided = await openTestRound(platform.kernel, held, platform.clock.now());
    await play(held, { progress: held.required });
    platform.clock.advance(3_600_000);
    expect(await expireBonuses(platform.kernel)).toBe(0);
    await platform.kernel.db.run(sql`update bonus.round_share set closed_at = opened_at where round_id = any(${[round, decided]}::uuid[])`);
    await play(held, {});
    expect(await current(held)).toMatchObject({ status: 3, result: 2, released: 2_000n });
  });

  it('[BON-10] ends those of many players together, each with its own sums', async () => {
    await expireBonuses(platform.kernel);
    const bonuses: PlayerBonusRow[] = [];
    for (let n = 1n; n <= 8n; n += 1n)
      bonuses.push(await give({ amount: 1_000n + n, terms: { wageringHours: 1, isSticky: n % 2n === 0n } }));
    for (const bonus of bonuses) await activate(bonus);
    platform.clock.advance(3_600_000);
    expect(await expireBonuses(platform.kernel)).toBe(8);
    for (const bonus of bonuses) {
      expect(await current(bonus)).toMatchObject({ status: 3, result: 4, endedBy: 'time', balance: 0n, locked: 0n, amount: bonus.amount });
      expect(await pockets(bonus)).toEqual([5_000n, 0n, 0n]);
    }
    const { transactions } = await platform.kernel.db.one(sql<{ transactions: number }>`
      select count(distinct xmin::text)::int as transactions from bonus.player_bonus where id = any(${bonuses.map(({ id }) => id)}::uuid[])`);
    expect(transactions).toBeLessThan(bonuses.length);
  });
});

describe('the end of play for a player', () => {
  it('ends all his bonuses in one transaction, and leaves those of others', async () => {
    const one = await give();
    const other = await giveTestBonus(platform.kernel, one.accountId);
    const stranger = await give();
    await activate(one);
    await platform.kernel.db.transaction((tx) => endBonusesOf(tx, platform.kernel, one.playerId));
    for (const bonus of [one, other]) expect(await current(bonus)).toMatchObject({ status: 3, result: 3, endedBy: 'house' });
    expect(await current(stranger)).toMatchObject({ status: 1 });
    expect(await pockets(one)).toEqual([5_000n, 0n, 0n]);
  });
});
