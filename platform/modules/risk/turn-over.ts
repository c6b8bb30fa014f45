import { money, multiply, parseRate, type Money } from '@verdigale/money';
import type { Kernel, Queryable, Transaction } from '#kernel';
import * as sql from './turn-over.sql.ts';

/** What of a player's deposits in one currency must be staked, and how much of that is still missing. */
export interface TurnOver {
  total: Money;
  missing: Money;
}

/**
 * Asks for a deposit to be staked before money leaves, with the multiplier of its method. What is still open adds up; what
 * was met before is over, and stakes beyond it do not count for later deposits. The caller holds the player's lock, here and below.
 */
export function requireTurnOver(
  tx: Transaction,
  { clock, config }: Pick<Kernel, 'clock' | 'config'>,
  playerId: string,
  deposit: { sum: Money; method: string },
): void {
  const { multiplier, byMethod } = config.withdrawals.turnOver;
  const factor = byMethod[deposit.method] ?? multiplier;
  if (Number(factor) === 0) return;
  const { amount, currency } = multiply(deposit.sum, parseRate(factor), 'half-even');
  if (amount > 0n) tx.write(sql.addTotal({ playerId, currency, amount, at: clock.now() }));
}

/** Counts a stake of real money. Travels with the bet's other writes. */
export function addStake(tx: Transaction, playerId: string, stake: Money): void {
  tx.write(sql.addPlaced({ playerId, ...stake }));
}

/** A bet that was rolled back does not count as staked: its amount is required again. */
export function takeBackStake(tx: Transaction, playerId: string, stake: Money, betAt: Date): void {
  tx.write(sql.takeBackPlaced({ playerId, ...stake, at: betAt }));
}

/** Nothing to stake where the player has never deposited in the currency. */
export async function getTurnOver(db: Queryable, playerId: string, currency: string): Promise<TurnOver> {
  const { total, placed } = (await db.maybe(sql.selectTurnOver(playerId, currency))) ?? { total: 0n, placed: 0n };
  return { total: money(total, currency), missing: money(placed < total ? total - placed : 0n, currency) };
}
