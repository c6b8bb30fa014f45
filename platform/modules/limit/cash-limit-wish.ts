import { limitDefinition } from '@verdigale/contract';
import { parseDecimal, MoneyError, type CurrencyInfo, type Money } from '@verdigale/money';
import { AppError, newId, type Queryable } from '#kernel';
import { requireKnownCurrency } from '#modules/settings';
import type { CashLimit } from './cash-limit.ts';
import { cashPeriods, type CashPeriod } from './period.ts';

/** What a limit on money restricts: stakes, stakes less winnings, deposits. */
const cashDefinitions: readonly number[] = [limitDefinition.bet, limitDefinition.loss, limitDefinition.deposit];

export interface CashLimitWish {
  /** 1 bet, 2 loss or 3 deposit. */
  definition: number;
  period: string;
  currency: string;
  /** Decimal in main units; null for no limit. */
  amount: string | null;
}

/** Of these there is one a player and owner. */
export type LimitKind = Pick<CashLimit, 'definition' | 'period' | 'currency'>;

/** Of one kind there is one limit: a new one takes the place of the old. */
export const isSameKind = (one: LimitKind, other: LimitKind) =>
  one.definition === other.definition && one.period === other.period && one.currency === other.currency;

/** A wish that can be granted. Throws invalid per field. */
export async function checkWish(db: Queryable, wish: CashLimitWish): Promise<{ kind: LimitKind; exponent: number; amount: Money | null }> {
  const { definition } = wish;
  if (!cashDefinitions.includes(definition)) throw AppError.invalid('definition', 'must be one of bet, loss, deposit');
  const period = requirePeriodName(wish.period);
  const currency = await requireKnownCurrency(db, wish.currency);
  const amount = wish.amount === null ? null : requireAmount(wish.amount, currency);
  return { kind: { definition, period, currency: currency.code }, exponent: currency.exponent, amount };
}

/** One that begins now. */
export function newLimit(of: Omit<CashLimit, 'id' | 'next' | 'startedAt' | 'createdAt' | 'updatedAt'>, now: Date): CashLimit {
  return { ...of, id: newId(), next: null, startedAt: now, createdAt: now, updatedAt: now };
}

function requirePeriodName(name: string): CashPeriod {
  const period = cashPeriods.find((each) => each === name);
  if (!period) throw AppError.invalid('period', `must be one of ${cashPeriods.join(', ')}`);
  return period;
}

/** As the wire has it: 0 to 1,000,000. (wire 5.3) */
function requireAmount(text: string, currency: CurrencyInfo): Money {
  try {
    const parsed = parseDecimal(text, currency);
    if (parsed.amount >= 0n && parsed.amount <= 1_000_000n * 10n ** BigInt(currency.exponent)) return parsed;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
  }
  throw AppError.invalid('amount', `must be an amount of ${currency.code} from 0 to 1000000`);
}
