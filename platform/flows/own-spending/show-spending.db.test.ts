import type { Spending } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeInvoice } from '#modules/payment';
import { seedTestMethod, storeInvoice } from '../../modules/payment/testing.ts';
import { beginTestBonus, callWallet, launchTestPlayer, type LaunchedPlayer } from '../game-wallet/testing.ts';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { showSpending } from './show-spending.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  platform.clock.set('2026-06-03T12:00:00Z');
  await seedTestMethod(platform.kernel);
});
afterAll(() => platform[Symbol.asyncDispose]());

let rounds = 0;
async function play({ token }: LaunchedPlayer, stake: string, payout: string): Promise<string> {
  const id = `spent-${rounds++}`;
  const call = { token, roundId: id, currency: 'EUR' };
  expect(await callWallet(platform, 'bet', { ...call, transactionId: `b-${id}`, amount: stake })).toMatchObject({ status: 200 });
  const win = { ...call, transactionId: `w-${id}`, amount: payout, isFinal: true };
  expect(await callWallet(platform, 'win', win)).toMatchObject({ status: 200 });
  return id;
}
const spent = async ({ playerId }: LaunchedPlayer, period: Spending['period'], currency = 'EUR') =>
  (await showSpending(platform.kernel, playerId, { currency, period })).periods.map(({ deposited, staked, lost }) => [
    deposited,
    staked,
    lost,
  ]);

it('sums up deposits that were credited, stakes and own losses, each in the period in which it happened', async () => {
  platform.clock.set('2026-06-03T23:59:59Z');
  const player = await launchTestPlayer(platform);
  const paid = { playerId: player.playerId, accountId: player.accountId };
  await storeInvoice(platform.kernel, { ...paid, amount: 50_00n });
  await storeInvoice(platform.kernel, { ...paid, amount: 70_00n, status: 3 });
  await play(player, '1000', '400');
  platform.clock.set('2026-06-04T00:00:00Z');
  await storeInvoice(platform.kernel, { ...paid, amount: 20_00n });
  await play(player, '500', '800');
  const days = await spent(player, 'daily');
  expect(days.slice(-2)).toEqual([
    [50, 10, 6],
    [20, 5, -3],
  ]);
  expect(
    days
      .slice(0, -2)
      .flat()
      .every((sum) => sum === 0),
  ).toBe(true);
  expect((await spent(player, 'weekly')).at(-1)).toEqual([70, 15, 3]);
  expect((await spent(player, 'monthly')).at(-1)).toEqual([70, 15, 3]);
  expect((await spent(player, 'monthly', 'USD')).at(-1)).toEqual([0, 0, 0]);
});

it('a deposit stays in the day in which it was credited when its invoice changes later', async () => {
  const player = await launchTestPlayer(platform);
  platform.clock.set('2026-06-03T12:00:00Z');
  const paid = await storeInvoice(platform.kernel, { playerId: player.playerId, accountId: player.accountId, amount: 50_00n });
  platform.clock.set('2026-06-04T12:00:00Z');
  await platform.kernel.db.transaction(async (tx) => changeInvoice(tx, paid, { statusResult: 'returned' }, platform.clock.now()));
  expect((await spent(player, 'daily')).slice(-2).map(([deposited]) => deposited)).toEqual([50, 0]);
});

it('bonus money that is staked counts as staked and not as lost', async () => {
  const player = await launchTestPlayer(platform, { balance: 0n });
  await beginTestBonus(platform.kernel, player, { balance: 20_00n });
  await play(player, '300', '0');
  expect((await spent(player, 'daily')).at(-1)).toEqual([0, 3, 0]);
});

it('answers a player of his own, and refuses what it does not know', async () => {
  const { call } = await registerTestPlayer(platform);
  const ask = (currency: string, period: string) => call('player.spending', { query: { currency, period } });
  expect(await ask('EUR', 'daily')).toMatchObject({ data: { currency: 'EUR', period: 'daily' } });
  expect(await ask('XXX', 'daily')).toMatchObject({ error: { fields: { currency: [expect.any(String)] } } });
  expect((await ask('EUR', '1_day')).status).toBe(422);
  expect((await platform.call('player.spending', { query: { currency: 'EUR', period: 'daily' } })).status).toBe(401);
});
