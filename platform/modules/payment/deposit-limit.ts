import { compare, formatDecimal, money, type Money } from '@verdigale/money';
import { AppError, type Kernel, type Queryable, type Transaction } from '#kernel';
import { findCoolingOff, findDepositLimits, isShutOut, leastRoom, periodAt, scopeOf, type CashLimit, type Room } from '#modules/limit';
import { sumIn } from '#modules/settings';
import type { LockedAccount } from '#modules/wallet';
import { depositedSince } from './find-invoices.sql.ts';

type Hands = Pick<Kernel, 'clock' | 'config'>;

/**
 * What counts against a deposit limit in the period that now runs: deposits that were credited in it, those begun in it that still may be
 * (given up or not), and at an address what has arrived, at the time when it arrived. (W 4)
 */
export async function sumForLimit(db: Queryable, { config }: Pick<Kernel, 'config'>, limit: CashLimit, now: Date): Promise<Money> {
  const { playerId, currency, period } = limit;
  const rows = await db.all(depositedSince(playerId, scopeOf(config, currency), periodAt(period, now).start, now));
  return sumIn(
    db,
    currency,
    rows.map((row) => money(row.sum, row.currency)),
  );
}

/** What the limits on deposits leave for one in this currency; null where there are none. Throws depositLimitReached for who may play nothing now. */
async function roomFor(db: Queryable, { clock, config }: Hands, playerId: string, currency: string): Promise<Room | null> {
  const now = clock.now();
  const [limits, isAway, pause] = await Promise.all([
    findDepositLimits(db, playerId, scopeOf(config, currency), now),
    isShutOut(db, playerId, now),
    findCoolingOff(db, playerId, now),
  ]);
  if (isAway) throw reached('the player takes a break', pause?.endsAt);
  const used = limits.map(async (limit) => ({ limit, used: await sumForLimit(db, { config }, limit, now) }));
  return leastRoom(db, currency, await Promise.all(used), now);
}

/** With the time from which on more can be deposited, where there is one, and what can be until then, in main units, where that is anything. */
function reached(why: string, until?: Date, left?: string): AppError {
  return new AppError('depositLimitReached', why, {
    ...(until && { extra: { until: until.toISOString() } }),
    ...(left === undefined ? {} : { fields: { amount: [left] } }),
  });
}

/** Throws depositLimitReached when no further deposit in this currency is possible in this period. (W 8) */
export async function refuseReachedLimit(kernel: Kernel, playerId: string, currency: string): Promise<void> {
  const room = await roomFor(kernel.db, kernel, playerId, currency);
  if (room?.left.amount === 0n) throw reached('the deposit limit is reached', room.until);
}

/**
 * Throws depositLimitReached when this deposit would go beyond a limit. Under the player's lock, so that of deposits that are started at
 * once each one counts for the next: the invoice must be inserted by the same transaction.
 */
export async function requireRoomForDeposit(
  tx: Transaction,
  kernel: Hands,
  { playerId, exponent }: Pick<LockedAccount, 'playerId' | 'exponent'>,
  deposit: Money,
): Promise<void> {
  const room = await roomFor(tx, kernel, playerId, deposit.currency);
  if (room === null || compare(deposit, room.left) <= 0) return;
  const left = formatDecimal(room.left, { code: deposit.currency, exponent });
  throw reached(`the deposit limit leaves ${left} ${deposit.currency}`, room.until, room.left.amount > 0n ? left : undefined);
}
