import { gameWalletPath, type GameWalletBody, type GameWalletOperation } from '@verdigale/partner-wire';
import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import { sql } from '#testing/sql.ts';
import { money } from '@verdigale/money';
import { newId } from '#kernel';
import { openGameSession } from '#modules/game';
import { lockAccount, openAccount, postTransfer } from '#modules/wallet';
import type { TestPlatform } from '#testing';

export const provider = 'verdigale-studio';

export interface LaunchedPlayer {
  playerId: string;
  accountId: string;
  token: string;
  /** What the account holds, in minor units. */
  balance(): Promise<bigint>;
}

let gameId: string | undefined;

async function aGame({ kernel: { db } }: Pick<TestPlatform, 'kernel'>): Promise<string> {
  const found = await db.maybe(sql<{ id: string }>`select id from game.game where launch_provider = ${provider} limit 1`);
  gameId = found?.id ?? newId();
  if (found) return gameId;
  const providerId = newId();
  await db.run(sql`insert into game.provider (id, identity, name) values (${providerId}, ${provider}, 'Studio')`);
  await db.run(sql`insert into game.game (id, identity, name, provider_id, type, is_demo_mode, platforms, colours, score, released_at, launch_provider, launch_code)
    values (${gameId}, 'copper-canyon', 'Copper Canyon', ${providerId}, 'slots', true, '{1,2}', '{#000,#fff}', 1, now(), ${provider}, 'copper-canyon')`);
  return gameId;
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

/** What a launch leaves: an open game session for this account. */
export async function launchTestGame(
  platform: Pick<TestPlatform, 'kernel'>,
  {
    playerId,
    accountId,
    currency = 'EUR',
    maxStake = null,
    playerSessionId = null,
  }: { playerId: string; accountId: string; currency?: string; maxStake?: bigint | null; playerSessionId?: string | null },
): Promise<LaunchedPlayer> {
  const { kernel } = platform;
  const { token } = await openGameSession(kernel.db, kernel.clock, {
    provider,
    gameId: await aGame(platform),
    gameIdentity: 'copper-canyon',
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
  data?: { transactionId: string; balance: string; currency: string };
  code?: number;
  shownBalance?: string;
  maxStake?: string;
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
  const answer = response.json<{ data?: WalletAnswer['data']; error?: { code: number; balance?: string; maxStake?: string } }>();
  return {
    status: response.statusCode,
    ...(answer.data ? { data: answer.data } : {}),
    ...(answer.error ? { code: answer.error.code } : {}),
    ...(answer.error?.balance ? { shownBalance: answer.error.balance } : {}),
    ...(answer.error?.maxStake ? { maxStake: answer.error.maxStake } : {}),
    isRepeat: response.headers['idempotency-hit'] === 'true',
  };
}
