import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBonuses } from '#modules/bonus';
import { checkBooks, lockAccount } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { activateBonus } from '../../modules/bonus/lifecycle/activate-bonus.ts';
import { cancelBonus } from '../../modules/bonus/lifecycle/cancel-bonus.ts';
import { expireBonuses } from '../../modules/bonus/lifecycle/expire-bonuses.ts';
import { giveTestBonus } from '../../modules/bonus/testing.ts';
import { callWallet, giveMoney, launchTestPlayer } from './testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

const currency = 'EUR';
const seed = Number(process.env.STRESS_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Numbers of a seed, below 1. (mulberry32) */
function randomOf(state: number): () => number {
  let at = state;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

it('[BON-03] 200 at once: activate, cancel, bet, win, roll back, expire and withdraw keep every unit', { timeout: 120_000 }, async () => {
  const { kernel } = platform;
  const random = randomOf(seed);
  const start = 100_00n;
  const player = await launchTestPlayer(platform, { balance: start });
  const { token, accountId, playerId } = player;
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    const order = (['real-first', 'bonus-first', 'mixed'] as const)[n % 3]!;
    const terms = { stakeOrder: order, isSticky: order === 'mixed', isCashable: n % 2 === 0 };
    const sums = { amount: 20_00n, deposit: 10_00n, required: BigInt(5_00 + 20_00 * (n % 4)), maxBet: n % 2 ? 5_00n : null };
    ids.push((await giveTestBonus(kernel, accountId, { ...sums, terms })).id);
  }
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const amount = (most: number) => String(Math.floor(random() * most));
  const refused: unknown[] = [];
  const quiet = (work: Promise<unknown>) => work.catch((error: { reason?: string }) => void (error.reason ?? refused.push(error)));
  const bet = (n: number) =>
    callWallet(platform, 'bet', { token, currency, roundId: `r${n % 40}`, transactionId: `b${n}`, amount: amount(6_00) });
  const actions: ((n: number) => Promise<unknown>)[] = [
    bet,
    bet,
    bet,
    (n) =>
      callWallet(platform, 'win', {
        token,
        currency,
        roundId: `r${n % 40}`,
        transactionId: `w${n}`,
        amount: amount(9_00),
        isFinal: random() < 0.6,
      }),
    (n) => callWallet(platform, 'win', { token, currency, roundId: `r${n % 40}`, transactionId: `v${n}`, amount: '0', isFinal: true }),
    (n) =>
      callWallet(platform, 'rollback', {
        token,
        roundId: `r${n % 40}`,
        transactionId: `x${n}`,
        betTransactionId: `b${Math.floor(random() * 200)}`,
      }),
    () => quiet(activateBonus(kernel, playerId, pick(ids))),
    () => quiet(cancelBonus(kernel, playerId, pick(ids))),
    async () => {
      await kernel.db.run(sql`update bonus.player_bonus set wagering_expires_at = '2000-01-01' where id = ${pick(ids)} and status = 2`);
      await quiet(expireBonuses(kernel));
    },
    () => quiet(giveMoney(kernel, accountId, -100n)),
  ];
  await Promise.all(Array.from({ length: 200 }, (_, n) => pick(actions)(n)));
  expect(refused, `seed ${seed}`).toEqual([]);
  expect([await checkBooks(kernel.db), await checkBonuses(kernel.db)], `seed ${seed}`).toEqual([[], []]);
  // When all rounds have ended, what is left is own money or lies in the active bonus.
  for (let n = 0; n < 40; n += 1) await callWallet(platform, 'finish', { token, roundId: `r${n}` });
  const [open] = await kernel.db.all(
    sql<{ n: number }>`select count(*)::int as n from bonus.round_share where account_id = ${accountId} and closed_at is null`,
  );
  expect(open, `seed ${seed}`).toEqual({ n: 0 });
  for (const id of ids) await quiet(cancelBonus(kernel, playerId, id));
  const { real, locked, bonus } = await kernel.db.transaction(async (tx) => (await lockAccount(tx, accountId))!.pockets);
  expect([locked, bonus], `seed ${seed}`).toEqual([0n, 0n]);
  const [sums] = await kernel.db.all(sql<{ total: bigint }>`select sum(e.amount)::bigint as total from wallet.entry e
    join wallet.transfer t on t.id = e.transfer_id join wallet.ledger_account l on l.id = e.ledger_id
    where t.account_id = ${accountId} and l.account_id is null`);
  expect(real, `seed ${seed}`).toBe(-sums!.total);
  expect([await checkBooks(kernel.db), await checkBonuses(kernel.db)], `seed ${seed}`).toEqual([[], []]);
});
