import { errors } from '@verdigale/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '#modules/wallet';
import type { TestPlatform } from '#testing';
import { callWallet, launchTestGame } from '../game-wallet/testing.ts';
import { openPaymentPlatform, registerPayer, type Payer } from './testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPaymentPlatform({ turnOver: { isRequired: true, multiplier: '1.5', byMethod: { 'sandbox.deposit.card': '0' } } });
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

async function atTable(player: Payer) {
  const { token } = await launchTestGame(platform, { playerId: player.id, accountId: player.accountId });
  const later = () => platform.clock.advance(1_000);
  return {
    async bet(id: string, amount: number) {
      later();
      const body = { token, transactionId: id, roundId: id, amount: String(amount * 100), currency: 'EUR' };
      expect((await callWallet(platform, 'bet', body)).status).toBe(200);
    },
    async rollBack(id: string) {
      later();
      const body = { token, transactionId: `x${id}`, betTransactionId: id, roundId: id };
      expect((await callWallet(platform, 'rollback', body)).status).toBe(200);
    },
    async deposit(amount: number) {
      later();
      await player.deposit('bank', amount);
    },
    missing: async () => (await player.turnOver()).turnOverWagerAmount,
  };
}

describe('what must be staked before money leaves', () => {
  it('[CALL-10] is answered per currency, and is zero at first', async () => {
    const player = await registerPayer(platform);
    expect(await player.turnOver()).toEqual({ total: 0, turnOverWager: 1.5, turnOverWagerAmount: 0, currency: 'EUR' });
    await player.deposit('bank', 20);
    expect(await player.turnOver()).toEqual({ total: 30, turnOverWager: 1.5, turnOverWagerAmount: 30, currency: 'EUR' });
    const ask = async (query: string, { call }: Pick<Payer, 'call'> = player) =>
      (await call('risk.reasons.turnOverWager', { query })).status;
    expect(await ask('currency=USDT')).toBe(200);
    // Offered no more: what is left in it can be withdrawn.
    expect(await ask('currency=GBP')).toBe(200);
    expect([await ask('currency=XXX'), await ask(''), await ask("currency='")]).toEqual([422, 422, 422]);
    expect(await ask('currency=EUR', platform)).toBe(401);
  });

  it('[CALL-10] goes down with each bet, once for a repeated one, and up again with a rolled back one', async () => {
    const player = await registerPayer(platform);
    const { bet, rollBack, missing, deposit } = await atTable(player);
    await deposit(20);
    await bet('a', 12);
    await bet('a', 12);
    expect(await missing()).toBe(18);
    await rollBack('a');
    await rollBack('a');
    expect(await missing()).toBe(30);
    await bet('b', 20);
    expect(await missing()).toBe(10);
  });

  it('is not required for deposits by a method that needs none', async () => {
    const player = await registerPayer(platform);
    await player.deposit('card', 50);
    expect(await player.turnOver()).toMatchObject({ total: 0, turnOverWagerAmount: 0 });
    expect((await player.withdraw('card', 50)).status).toBe(200);
  });

  it('adds up while it is open, and begins anew once it was met: stakes from before do not count', async () => {
    const player = await registerPayer(platform);
    const { bet, missing, deposit } = await atTable(player);
    await player.deposit('card', 200);
    await bet('early', 100);
    await deposit(10);
    await deposit(20);
    expect(await missing()).toBe(45);
    await bet('a', 60);
    expect(await missing()).toBe(0);
    await deposit(10);
    expect(await player.turnOver()).toMatchObject({ total: 15, turnOverWagerAmount: 15 });
  });

  it('comes back by a bet that is rolled back after the next deposit, as far as other stakes do not cover it', async () => {
    const player = await registerPayer(platform);
    const { bet, rollBack, missing, deposit } = await atTable(player);
    await player.deposit('card', 200);
    await bet('before anything was asked', 5);
    await deposit(10);
    await rollBack('before anything was asked');
    expect(await missing()).toBe(15);
    await bet('a', 10);
    await bet('b', 9);
    await deposit(10);
    await rollBack('a');
    // 15 were asked for, 9 of them were staked in the end.
    expect(await missing()).toBe(15 + 6);
    await rollBack('b');
    expect(await missing()).toBe(15 + 15);
  });

  it('[CALL-08] [T8] keeps a withdrawal from being asked for, with its own code and no money moved', async () => {
    const player = await registerPayer(platform);
    const { bet, deposit } = await atTable(player);
    await deposit(20);
    await bet('a', 5);
    const { code, status } = errors.turnOverRequired;
    expect(await player.withdraw('bank', 10)).toMatchObject({ status, error: { code } });
    expect(await player.account()).toMatchObject({ withdrawalBalance: 15 });
    await player.deposit('card', 100);
    await bet('b', 25);
    expect((await player.withdraw('bank', 10)).status).toBe(200);
  });

  it('counts 200 parallel bets to the unit', async () => {
    const player = await registerPayer(platform);
    const { missing, bet } = await atTable(player);
    await player.deposit('bank', 400);
    await Promise.all(Array.from({ length: 200 }, (_, n) => bet(`p${n}`, 1)));
    expect(await missing()).toBe(400);
  });
});
