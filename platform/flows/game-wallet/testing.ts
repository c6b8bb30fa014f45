import { gameWalletPath, type GameWalletBody, type GameWalletOperation } from '@verdigale/partner-wire';
import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import { sql } from '#testing/sql.ts';
import { money } from '@verdigale/money';
import { newId } from '#kernel';
import { openGameSession } from '#modules/game';
import { lockAccount, openAccount, postTransfer } from '#modules/wallet';
import type { TestPlatform } from '#testing';

export { beginTestBonus, giveTestBonus } from '../../modules/bonus/testing.ts';

export const provider = 'verdigale-studio';

export interface LaunchedPlayer {
  playerId: string;
  accountId: string;
  token: string;
  /** What the account holds, in minor units. */
  balance(): Promise<bigint>;
}

async function aGame({ kernel: { db } }: Pick<TestPlatform, 'kernel'>, identity: string): Promise<string> {
  const found = await db.maybe(
    sql<{ id: string }>`select id from game.game where launch_provider = ${provider} and identity = ${identity}`,
  );
  if (found) return found.id;
  await db.run(sql`insert into game.provider (id, identity, name) values (${newId()}, ${provider}, 'Studio') on conflict do nothing`);
  const { id: providerId } = await db.one(sql<{ id: string }>`select id from game.provider where identity = ${provider}`);
  await db.run(sql`insert into game.game (id, identity, name, provider_id, type, is_demo_mode, platforms, colours, score, released_at, launch_provider, launch_code)
    values (${newId()}, ${identity}, 'Copper Canyon', ${providerId}, 'slots', true, '{1,2}', '{#000,#fff}', 1, now(), ${provider}, ${identity})
    on conflict do nothing`);
  return (await db.one(sql<{ id: string }>`select id from game.game where identity = ${identity}`)).id;
}

/** A new player with money, in a launched game. */
export async function launchTestPlayer(
  platform: Pick<TestPlatform, 'kernel'>,
  { balance = 10_000n, currency = 'EUR' } = {},
): Promise<LaunchedPlayer> {
  const { kernel } = platform;
  const playerId = newId();
  const accountId = await kernel.db.transaction(async (tx) => {
    const account = await openAccount(tx, { playerId, currency: { code: currency, exponent: 2 }, isActive: true });
    if (balance > 0n)
      postTransfer(tx, kernel, account, {
        kind: 'adjustment',
        reference: newId(),
        changes: { real: money(balance, currency) },
        counterparty: 'house:adjustment',
      });
    return account.id;
  });
  return launchTestGame(platform, { playerId, accountId, currency });
}

/** Own money that comes to an account, or, below zero, leaves it. */
export async function giveMoney(kernel: TestPlatform['kernel'], accountId: string, amount: bigint): Promise<void> {
  await kernel.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, accountId))!;
    const changes = { real: money(amount, account.currency) };
    postTransfer(tx, kernel, account, { kind: 'adjustment', reference: newId(), changes, counterparty: 'house:adjustment' });
  });
}

/** What a launch leaves: an open game session for this account. */
export async function launchTestGame(
  platform: Pick<TestPlatform, 'kernel'>,
  {
    playerId,
    accountId,
    currency = 'EUR',
    gameIdentity = 'copper-canyon',
    maxStake = null,
    maxWin = null,
    playerSessionId = null,
  }: {
    playerId: string;
    accountId: string;
    currency?: string;
    gameIdentity?: string;
    maxStake?: bigint | null;
    maxWin?: bigint | null;
    playerSessionId?: string | null;
  },
): Promise<LaunchedPlayer> {
  const { kernel } = platform;
  const { token } = await openGameSession(kernel.db, kernel.clock, {
    provider,
    gameId: await aGame(platform, gameIdentity),
    gameIdentity,
    playerId,
    playerSessionId,
    accountId,
    currency,
    exponent: 2,
    locale: 'en',
    country: 'DE',
    platform: 2,
    nickname: 'An***',
    maxStake,
    maxWin,
  });
  return {
    playerId,
    accountId,
    token,
    balance: () => kernel.db.transaction(async (tx) => (await lockAccount(tx, accountId))!.pockets.real),
  };
}

export interface WalletAnswer {
  status: number;
  data?: { transactionId: string; balance: string; currency: string; maxStake?: string; maxStakeOfRound?: string };
  code?: number;
  shownBalance?: string;
  maxStake?: string;
  /** Why, where a bonus is the cause. */
  reason?: string;
  isRepeat: boolean;
}

/** One signed call of the studio, or of another provider with its secret, as it goes over the wire. */
export async function callWallet<O extends GameWalletOperation>(
  { app, kernel }: TestPlatform,
  operation: O,
  body: Omit<GameWalletBody<O>, never>,
  headers: Record<string, string> = {},
  from = provider,
): Promise<WalletAnswer> {
  const payload = JSON.stringify(body);
  const response = await app.inject({
    method: 'POST',
    url: gameWalletPath(from, operation),
    headers: { 'content-type': 'application/json', [signatureHeader]: signText('studio secret', payload, kernel.clock.now()), ...headers },
    payload,
  });
  const answer = response.json<{
    data?: WalletAnswer['data'];
    error?: { code: number; balance?: string; maxStake?: string; reason?: string };
  }>();
  return {
    status: response.statusCode,
    ...(answer.data ? { data: answer.data } : {}),
    ...(answer.error ? { code: answer.error.code } : {}),
    ...(answer.error?.balance ? { shownBalance: answer.error.balance } : {}),
    ...(answer.error?.maxStake ? { maxStake: answer.error.maxStake } : {}),
    ...(answer.error?.reason ? { reason: answer.error.reason } : {}),
    isRepeat: response.headers['idempotency-hit'] === 'true',
  };
}
