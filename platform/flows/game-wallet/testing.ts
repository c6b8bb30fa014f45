import { gameWalletPath, type FreeRound, type GameWalletBody, type GameWalletOperation } from '@verdigale/partner-wire';
import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import { sql } from '#testing/sql.ts';
import { money } from '@verdigale/money';
import { newId } from '#kernel';
import type { FreeSpinRow } from '#modules/bonus';
import { openGameSession } from '#modules/game';
import { lockAccount, openAccount, postTransfer } from '#modules/wallet';
import type { TestPlatform } from '#testing';
import { freeSpinsNow, giveTestFreeSpins } from '../../modules/bonus/testing.ts';

export { beginTestBonus, giveTestBonus, giveTestFreeSpins } from '../../modules/bonus/testing.ts';

export const provider = 'verdigale-studio';

export interface LaunchedPlayer {
  playerId: string;
  accountId: string;
  token: string;
  /** What the account holds, in minor units. */
  balance(): Promise<bigint>;
}

async function aGame({ kernel: { db } }: Pick<TestPlatform, 'kernel'>, identity: string, type: string): Promise<string> {
  const found = await db.maybe(
    sql<{ id: string }>`select id from game.game where launch_provider = ${provider} and identity = ${identity}`,
  );
  if (found) return found.id;
  await db.run(sql`insert into game.provider (id, identity, name) values (${newId()}, ${provider}, 'Studio') on conflict do nothing`);
  const { id: providerId } = await db.one(sql<{ id: string }>`select id from game.provider where identity = ${provider}`);
  await db.run(sql`insert into game.game (id, identity, name, provider_id, type, is_demo_mode, platforms, colours, score, released_at, launch_provider, launch_code)
    values (${newId()}, ${identity}, 'Copper Canyon', ${providerId}, ${type}, true, '{1,2}', '{#000,#fff}', 1, now(), ${provider}, ${identity})
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
    gameType = 'slots',
    maxStake = null,
    maxWin = null,
    playerSessionId = null,
  }: {
    playerId: string;
    accountId: string;
    currency?: string;
    gameIdentity?: string;
    /** Of a game that is not there yet. */
    gameType?: string;
    maxStake?: bigint | null;
    maxWin?: bigint | null;
    playerSessionId?: string | null;
  },
): Promise<LaunchedPlayer> {
  const { kernel } = platform;
  const { token } = await openGameSession(kernel.db, kernel.clock, {
    provider,
    gameId: await aGame(platform, gameIdentity, gameType),
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

/** A player with a grant of free spins, and the calls that its provider makes. */
export async function launchSpinner(
  platform: TestPlatform,
  { grant, player, ...some }: Parameters<typeof giveTestFreeSpins>[2] & { grant?: FreeSpinRow; player?: LaunchedPlayer } = {},
) {
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
