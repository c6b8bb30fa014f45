import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { checkBonuses } from '#modules/bonus';
import { checkBooks, lockAccount } from '#modules/wallet';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { cancelBonus } from '../../modules/bonus/lifecycle/cancel-bonus.ts';
import { beginTestBonus, bonusNow } from '../../modules/bonus/testing.ts';
import { callWallet, giveMoney, launchTestGame } from './testing.ts';

let platform: TestPlatform;
let bettor: { playerId: string; accountId: string };
let token: string;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  const player = await registerTestPlayer(platform);
  const { id: accountId } = await activeAccountOf(player);
  bettor = { playerId: player.id, accountId };
  ({ token } = await launchTestGame(platform, bettor));
});
afterAll(async () => {
  expect([await checkBooks(platform.kernel.db), await checkBonuses(platform.kernel.db)]).toEqual([[], []]);
  await platform[Symbol.asyncDispose]();
});

/** A round of one bet that pays so much, as its provider plays it. */
async function play(stake: bigint, payout: bigint): Promise<void> {
  const round = { token, currency: 'EUR', roundId: newId() };
  expect(await callWallet(platform, 'bet', { ...round, transactionId: newId(), amount: `${stake}` })).toMatchObject({ status: 200 });
  const win = { ...round, transactionId: newId(), amount: `${payout}`, isFinal: true };
  expect(await callWallet(platform, 'win', win)).toMatchObject({ status: 200 });
}
const begin = (wanted: Parameters<typeof beginTestBonus>[2]) => beginTestBonus(platform.kernel, bettor, wanted);
const own = (amount: bigint) => giveMoney(platform.kernel, bettor.accountId, amount);
const pockets = () =>
  platform.kernel.db.transaction(async (tx) => {
    const { real, locked, bonus } = (await lockAccount(tx, bettor.accountId))!.pockets;
    return { real, locked, bonus };
  });
const returnedToHouse = async (id: string) =>
  (
    await platform.kernel.db.one(sql<{ amount: bigint | null }>`select -sum(e.amount)::bigint as amount from wallet.transfer t
      join wallet.entry e on e.transfer_id = t.id join wallet.ledger_account l on l.id = e.ledger_id and l.pocket = 'bonus'
      where t.reference = ${id} and t.kind in ('bonus-cap', 'bonus-forfeit')`)
  ).amount;

describe('a sticky bonus', () => {
  const sticky = { terms: { isSticky: true, stakeOrder: 'mixed' }, deposit: 30_00n, amount: 20_00n, required: 40_00n } as const;

  it('[BON-10] locks the deposit, is staked with it in its share, and frees both when all is staked', async () => {
    await own(35_00n);
    const id = await begin(sticky);
    expect(await pockets()).toEqual({ real: 5_00n, locked: 30_00n, bonus: 20_00n });
    // Two fifths of each stake and of what it wins are the bonus's; what is locked wins back no more than it put in.
    await play(10_00n, 20_00n);
    expect(await pockets()).toEqual({ real: 11_00n, locked: 30_00n, bonus: 24_00n });
    await play(20_00n, 0n);
    expect(await pockets()).toEqual({ real: 11_00n, locked: 18_00n, bonus: 16_00n });
    expect(await bonusNow(platform.kernel, id)).toMatchObject({ status: 2, progress: 30_00n });
    await play(10_00n, 5_00n);
    expect(await bonusNow(platform.kernel, id)).toMatchObject({ status: 3, result: 2, released: 14_00n, progress: 40_00n });
    expect(await pockets()).toEqual({ real: 40_00n, locked: 0n, bonus: 0n });
  });

  it('[BON-03] gives what is left of the deposit back when it is given up', async () => {
    await own(30_00n);
    const id = await begin(sticky);
    await play(10_00n, 0n);
    expect(await pockets()).toEqual({ real: 0n, locked: 24_00n, bonus: 16_00n });
    await cancelBonus(platform.kernel, bettor.playerId, id);
    expect(await pockets()).toEqual({ real: 24_00n, locked: 0n, bonus: 0n });
    expect(await returnedToHouse(id)).toBe(16_00n);
  });
});

describe('a bonus with a cap', () => {
  it('[BON-10] lets through so much of what was won, whatever it grew to, and never caps own money', async () => {
    await own(2_00n);
    const id = await begin({ amount: 10_00n, required: 20_00n, maxWin: 25_00n });
    await play(4_00n, 400_00n);
    expect(await pockets()).toEqual({ real: 200_00n, locked: 0n, bonus: 208_00n });
    await play(16_00n, 0n);
    expect(await bonusNow(platform.kernel, id)).toMatchObject({ status: 3, result: 2, released: 25_00n });
    expect(await pockets()).toEqual({ real: 209_00n, locked: 0n, bonus: 0n });
    expect(await returnedToHouse(id)).toBe(183_00n);
  });

  it('[BON-10] takes the granted sum out first where that is not cashable', async () => {
    const id = await begin({ amount: 10_00n, required: 10_00n, maxWin: 25_00n, terms: { isCashable: false } });
    await play(10_00n, 30_00n);
    expect(await bonusNow(platform.kernel, id)).toMatchObject({ result: 2, released: 20_00n });
    expect(await pockets()).toEqual({ real: 20_00n, locked: 0n, bonus: 0n });
  });
});
