import type { Cashback } from '@verdigale/contract';
import { expect } from 'vitest';
import { newId } from '#kernel';
import { checkBonuses, type Gives } from '#modules/bonus';
import { checkBooks, openAccount } from '#modules/wallet';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlayer } from '#testing';
import { itemOf, publishTestCampaign } from '../../modules/bonus/testing.ts';
import { callWallet, giveMoney, launchTestGame, type LaunchedPlayer } from '../game-wallet/testing.ts';
import { estimateCashback } from './estimate-cashback.ts';
import { settleCashback } from './settle-cashback.ts';

export const hour = 3_600_000;
const weekMs = 7 * 24 * hour;
const epochMonday = Date.UTC(1970, 0, 5);

const loyalty = {
  levels: [
    { id: 'copper', name: 'Copper', points: 0 },
    { id: 'silver', name: 'Silver', points: 100 },
  ],
  pointsPerHundred: { default: 0, types: {} },
};

/** A tenth of what was lost in a week, with what a test is about. */
export const weekly = (some: Partial<Extract<Gives, { kind: 'cashback' }>> = {}): Gives => ({
  kind: 'cashback',
  percent: '10',
  period: 'week',
  minimum: { base: '1' },
  cap: { base: '50' },
  pays: 'real',
  ...some,
});

export interface Bettor extends LaunchedPlayer, Pick<TestPlayer, 'call'> {
  currency?: string;
}

export type CashbackStage = Awaited<ReturnType<typeof openCashbackStage>>;

/** A platform whose players lose, week after week; with a highest win, what is above it is held. */
export async function openCashbackStage({ maxWin = null }: { maxWin?: bigint | null } = {}) {
  const platform = await createTestPlatform({ loyalty });
  const { kernel, clock } = platform;

  /** 1,000.00 of his own on an account, and a launched game. */
  async function seat(accountId: string, { playerId, call, currency = 'EUR' }: Pick<Bettor, 'playerId' | 'call' | 'currency'>) {
    await giveMoney(kernel, accountId, 100_000n);
    return launch({ playerId, accountId, call, currency });
  }

  async function launch({ playerId, accountId, call, currency = 'EUR' }: Pick<Bettor, 'playerId' | 'accountId' | 'call' | 'currency'>) {
    return { ...(await launchTestGame(platform, { playerId, accountId, currency, maxWin })), call, currency };
  }

  return {
    platform,
    settle: () => settleCashback(kernel),
    publish: (gives: Gives, terms: Parameters<typeof itemOf>[1] = {}, some: Parameters<typeof publishTestCampaign>[1] = {}) =>
      publishTestCampaign(kernel, { trigger: { kind: 'cashback' }, perPlayer: null, items: [itemOf(gives, terms)], ...some }),
    /** To a moment of the week that the clock's next Monday begins. */
    toMonday(offsetMs: number): void {
      const now = clock.now().getTime();
      clock.advance(epochMonday + (Math.floor((now - epochMonday) / weekMs) + 1) * weekMs - now + offsetMs);
    },
    async bettor(): Promise<Bettor> {
      const player = await registerTestPlayer(platform);
      const { id: accountId } = await activeAccountOf(player);
      return seat(accountId, { playerId: player.id, call: player.call });
    },
    /** The same player in another launch: none lasts a week. */
    again: launch,
    /** The same player on another account of his. */
    async inDollars({ playerId, call }: Bettor): Promise<Bettor> {
      const currency = 'USD';
      const opened = { playerId, currency: { code: currency, exponent: 2 }, isActive: false };
      const { id } = await kernel.db.transaction(async (tx) => openAccount(tx, opened));
      return seat(id, { playerId, call, currency });
    },
    async win({ token, currency = 'EUR' }: Bettor, roundId: string, payout: bigint, isFinal: boolean): Promise<void> {
      const win = { token, transactionId: newId(), roundId, amount: String(payout), currency, isFinal };
      expect((await callWallet(platform, 'win', win)).status).toBe(200);
    },
    async play({ token, currency = 'EUR' }: Bettor, stake: bigint, payout: bigint, ends = true): Promise<string> {
      const roundId = newId();
      const bet = { token, transactionId: `${roundId}:b`, roundId, amount: String(stake), currency };
      expect((await callWallet(platform, 'bet', bet)).status).toBe(200);
      const win = { token, transactionId: `${roundId}:w`, roundId, amount: String(payout), currency, isFinal: true };
      if (ends) expect((await callWallet(platform, 'win', win)).status).toBe(200);
      return roundId;
    },
    estimate: ({ playerId }: Pick<Bettor, 'playerId'>): Promise<Cashback[]> => estimateCashback(kernel, playerId, { currency: 'EUR' }),
    async close(): Promise<void> {
      expect([await checkBooks(kernel.db), await checkBonuses(kernel.db)]).toEqual([[], []]);
      await platform[Symbol.asyncDispose]();
    },
  };
}
