import { limitDefinition } from '@verdigale/contract';
import { parseDecimal, MoneyError, type Money } from '@verdigale/money';
import { AppError, newId, type Kernel, type Queryable, type Transaction } from '#kernel';
import { requireCurrency } from '#modules/settings';
import { lockAccounts } from '#modules/wallet';
import { changedLimit, limitAt, type CashLimit } from './cash-limit.ts';
import { deleteLimit, limitsOfPlayer, saveLimit, toLimit } from './limit.sql.ts';
import { cashPeriods, type CashPeriod } from './period.ts';

/** What a limit on money restricts: stakes, stakes less winnings, deposits. */
const cashDefinitions: readonly number[] = [limitDefinition.bet, limitDefinition.loss, limitDefinition.deposit];

/** The limits on money that are in force now, by currency and period. */
export async function findCashLimits(db: Queryable, playerId: string, now: Date): Promise<CashLimit[]> {
  const rows = await db.all(limitsOfPlayer(playerId));
  return rows.map((row) => limitAt(toLimit(row), now));
}

/** Those on deposits in one currency, or in all. */
export async function findDepositLimits(db: Queryable, playerId: string, currency: string | null, now: Date): Promise<CashLimit[]> {
  const limits = await findCashLimits(db, playerId, now);
  return limits.filter((limit) => limit.definition === limitDefinition.deposit && limit.currency === (currency ?? limit.currency));
}

export interface CashLimitWish {
  /** 1 bet, 2 loss or 3 deposit. */
  definition: number;
  period: string;
  currency: string;
  /** Decimal in main units; null for no limit. */
  amount: string | null;
}

/**
 * Sets, changes or ends a player's limit: tighter at once; looser after 24 hours and the same wish once more. Null when it has ended. Holds the
 * player's lock, so that no deposit and no bet is judged by the old limit once this is committed. Throws invalid per field, notFound when there
 * is no limit to end.
 */
export async function changeCashLimit(
  tx: Transaction,
  { clock }: Pick<Kernel, 'clock'>,
  playerId: string,
  wish: CashLimitWish,
): Promise<CashLimit | null> {
  const { definition } = wish;
  if (!cashDefinitions.includes(definition)) throw AppError.invalid('definition', 'must be one of bet, loss, deposit');
  const period = requirePeriodName(wish.period);
  const currency = await requireCurrency(tx, wish.currency);
  const amount = wish.amount === null ? null : requireAmount(wish.amount, currency);
  await lockAccounts(tx, playerId);
  const now = clock.now();
  const isMeant = (limit: CashLimit) => limit.definition === definition && limit.period === period && limit.currency === currency.code;
  const known = (await findCashLimits(tx, playerId, now)).find(isMeant);
  const limit = known
    ? changedLimit(known, amount, now)
    : newLimit({ playerId, definition, period, currency, amount: amount && amount.amount }, now);
  await tx.run(limit ? saveLimit(limit) : deleteLimit(known!.id));
  return limit;
}

interface NewLimit {
  playerId: string;
  definition: number;
  period: CashPeriod;
  currency: { code: string; exponent: number };
  amount: bigint | null;
}

function newLimit({ playerId, definition, period, currency, amount }: NewLimit, now: Date): CashLimit {
  if (amount === null) throw new AppError('notFound', 'no such limit');
  const { code, exponent } = currency;
  const start = { startedAt: now, createdAt: now, updatedAt: now };
  return { id: newId(), playerId, definition, period, currency: code, exponent, amount, next: null, ...start };
}

function requirePeriodName(name: string): CashPeriod {
  const period = cashPeriods.find((each) => each === name);
  if (!period) throw AppError.invalid('period', `must be one of ${cashPeriods.join(', ')}`);
  return period;
}

/** As the wire has it: 0 to 1,000,000. (wire 5.3) */
function requireAmount(text: string, currency: { code: string; exponent: number }): Money {
  try {
    const parsed = parseDecimal(text, currency);
    if (parsed.amount >= 0n && parsed.amount <= 1_000_000n * 10n ** BigInt(currency.exponent)) return parsed;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
  }
  throw AppError.invalid('amount', `must be an amount of ${currency.code} from 0 to 1000000`);
}
