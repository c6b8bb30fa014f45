import { money, multiply, parseRate } from '@verdigale/money';
import type { Kernel, Queryable, Transaction } from '#kernel';
import type { AccountState } from '#modules/wallet';
import * as sql from './turn-over.sql.ts';

/** Whose stakes they are. The caller holds the player's lock. */
type Owner = Pick<AccountState, 'playerId' | 'currency'>;

/** What of a player's deposits in one currency must be staked, and what of that is missing, in minor units. */
export interface TurnOver {
  total: bigint;
  missing: bigint;
}

/**
 * Asks for a deposit to be staked before money leaves, with the multiplier of its method. What is still open adds up; what
 * was met before is over, and stakes beyond it do not count for later deposits.
 */
export function requireTurnOver(
  tx: Transaction,
  { clock, config }: Pick<Kernel, 'clock' | 'config'>,
  { playerId, currency }: Owner,
  deposit: { amount: bigint; method: string },
): void {
  const { multiplier, byMethod } = config.withdrawals.turnOver;
  const factor = byMethod[deposit.method] ?? multiplier;
  if (Number(factor) === 0) return;
  const { amount } = multiply(money(deposit.amount, currency), parseRate(factor), 'half-even');
  if (amount > 0n) tx.write(sql.addTotal({ playerId, currency, amount, at: clock.now() }));
}

/** Counts a stake of real money. Travels with the bet's other writes. */
export function addStake(tx: Transaction, { playerId, currency }: Owner, stake: bigint): void {
  tx.write(sql.addPlaced({ playerId, currency, amount: stake }));
}

/** A bet that was rolled back was never staked: what it counted for is missing again. */
export function takeBackStake(tx: Transaction, { playerId, currency }: Owner, stake: bigint, betAt: Date): void {
  tx.write(sql.takeBackPlaced({ playerId, currency, amount: stake, at: betAt }));
}

export async function getTurnOver(db: Queryable, { playerId, currency }: Owner): Promise<TurnOver> {
  const row = await db.maybe(sql.selectTurnOver(playerId, currency));
  if (!row) return { total: 0n, missing: 0n };
  return { total: row.total, missing: row.placed < row.total ? row.total - row.placed : 0n };
}
