import { MoneyError, parseDecimal, type Money } from '@verdigale/money';
import { AppError, newId, type Kernel } from '#kernel';
import { insertAdjustment } from '#modules/risk';
import { findAccountIn, type AccountState } from '#modules/wallet';

export interface AskedAdjustment {
  currency: string;
  /** In main units; below zero it takes money from the player. */
  amount: string;
  reason: string;
  /** Who asks: a name of the operator's. */
  by: string;
}

/**
 * Asks for a correction of a player's own money; another person decides it, and nothing moves before. Returns its id. Throws invalid on
 * `currency` where the player has no account in it, on `amount`, `reason` and `by`. (NJ 1.3(i))
 */
export async function askAdjustment(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  playerId: string,
  { currency, amount, reason, by }: AskedAdjustment,
): Promise<string> {
  const account = await findAccountIn(db, playerId, currency);
  if (!account) throw AppError.invalid('currency', 'the player has no account in it');
  if (!by.trim()) throw AppError.invalid('by', 'is required');
  if (!reason.trim()) throw AppError.invalid('reason', 'is required');
  const sum = requireSum(amount, account);
  const { id: accountId, exponent } = account;
  const id = newId();
  await db.run(
    insertAdjustment({ id, playerId, accountId, amount: sum.amount, currency, exponent, reason, askedBy: by, createdAt: clock.now() }),
  );
  return id;
}

function requireSum(text: string, { currency, exponent }: AccountState): Money {
  try {
    const sum = parseDecimal(text, { code: currency, exponent });
    if (sum.amount !== 0n) return sum;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
  }
  throw AppError.invalid('amount', `must be an amount of ${currency} other than zero`);
}
