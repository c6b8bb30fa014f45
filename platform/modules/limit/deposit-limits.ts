import { limitDefinition } from '@verdigale/contract';
import { parseDecimal, MoneyError } from '@verdigale/money';
import { AppError, newId, type Kernel, type Queryable, type Transaction } from '#kernel';
import { requireCurrency } from '#modules/settings';
import { lockAccounts } from '#modules/wallet';
import { changedLimit, limitAt, type CashLimit } from './cash-limit.ts';
import { limitsOfPlayer, saveLimit, toLimit } from './limit.sql.ts';
import { cashPeriods, type CashPeriod } from './period.ts';

/** The deposit limits that are in force now, of one currency or of all. */
export async function findDepositLimits(db: Queryable, playerId: string, currency: string | null, now: Date): Promise<CashLimit[]> {
  const rows = await db.all(limitsOfPlayer(playerId, limitDefinition.deposit));
  const limits = rows.map((row) => limitAt(toLimit(row), now)).filter((limit) => limit !== null);
  return currency === null ? limits : limits.filter((limit) => limit.currency === currency);
}

export interface DepositLimitWish {
  period: string;
  currency: string;
  /** Decimal in main units; null for no limit. */
  amount: string | null;
}

/**
 * Sets, changes or ends a player's deposit limit: tighter at once, looser after 24 hours. Holds the player's lock, so that no deposit
 * passes by the old limit once this is committed. Throws invalid per field, notFound when there is no limit to end.
 */
export async function changeDepositLimit(
  tx: Transaction,
  { clock }: Pick<Kernel, 'clock'>,
  playerId: string,
  wish: DepositLimitWish,
): Promise<CashLimit> {
  const period = requirePeriodName(wish.period);
  const currency = await requireCurrency(tx, wish.currency);
  const amount = wish.amount === null ? null : requireAmount(wish.amount, currency);
  await lockAccounts(tx, playerId);
  const now = clock.now();
  const known = (await findDepositLimits(tx, playerId, currency.code, now)).find((limit) => limit.period === period);
  const limit = known ? changedLimit(known, amount, now) : newLimit({ playerId, period, currency, amount }, now);
  tx.write(saveLimit(limit));
  return limit;
}

function newLimit(
  {
    playerId,
    period,
    currency,
    amount,
  }: { playerId: string; period: CashPeriod; currency: { code: string; exponent: number }; amount: bigint | null },
  now: Date,
): CashLimit {
  if (amount === null) throw new AppError('notFound', 'no such limit');
  const { code, exponent } = currency;
  const start = { startedAt: now, createdAt: now, updatedAt: now };
  return { id: newId(), playerId, definition: limitDefinition.deposit, period, currency: code, exponent, amount, next: null, ...start };
}

function requirePeriodName(name: string): CashPeriod {
  const period = cashPeriods.find((each) => each === name);
  if (!period) throw AppError.invalid('period', `must be one of ${cashPeriods.join(', ')}`);
  return period;
}

/** As the wire has it: 0 to 1,000,000. (wire 5.3) */
function requireAmount(text: string, currency: { code: string; exponent: number }): bigint {
  try {
    const { amount } = parseDecimal(text, currency);
    if (amount >= 0n && amount <= 1_000_000n * 10n ** BigInt(currency.exponent)) return amount;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
  }
  throw AppError.invalid('amount', `must be an amount of ${currency.code} from 0 to 1000000`);
}
