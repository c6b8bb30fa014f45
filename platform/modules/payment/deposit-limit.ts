import { compare, money, subtract, zero, type Money } from '@verdigale/money';
import { AppError, type Kernel, type Queryable, type Transaction } from '#kernel';
import { findCoolingOff, findDepositLimits, periodAt, type CashLimit } from '#modules/limit';
import type { LockedAccount } from '#modules/wallet';
import { depositedSince } from './find-invoices.sql.ts';

/**
 * What counts against a deposit limit in the period that now runs: deposits that succeeded or still may (given up or not), and at an
 * address what has arrived, at the time when it arrived. (W 4)
 */
export async function sumForLimit(db: Queryable, { playerId, currency, period }: CashLimit, now: Date): Promise<Money> {
  return money((await db.one(depositedSince(playerId, currency, periodAt(period, now).start, now))).sum, currency);
}

/** How much may still be deposited; null without a limit, zero during a break. */
async function leastRoom(db: Queryable, playerId: string, currency: string, now: Date): Promise<Money | null> {
  const [limits, pause] = await Promise.all([findDepositLimits(db, playerId, currency, now), findCoolingOff(db, playerId, now)]);
  if (pause) return zero(currency);
  const rooms = await Promise.all(
    limits.map(async (limit) => subtract(money(limit.amount, limit.currency), await sumForLimit(db, limit, now))),
  );
  return rooms.length === 0 ? null : rooms.reduce((least, room) => (compare(room, least) < 0 ? room : least));
}

/** Throws depositLimitReached when no further deposit in this currency is possible in this period. (W 8) */
export async function refuseReachedLimit({ db, clock }: Kernel, playerId: string, currency: string): Promise<void> {
  const room = await leastRoom(db, playerId, currency, clock.now());
  if (room !== null && room.amount <= 0n) throw new AppError('depositLimitReached', 'the deposit limit is reached');
}

/**
 * Throws depositLimitReached when this deposit would go beyond a limit. Under the player's lock, so that of deposits that are started at
 * once each one counts for the next: the invoice must be inserted by the same transaction.
 */
export async function requireRoomForDeposit(
  tx: Transaction,
  { clock }: Kernel,
  { playerId }: LockedAccount,
  deposit: Money,
): Promise<void> {
  const room = await leastRoom(tx, playerId, deposit.currency, clock.now());
  if (room !== null && compare(deposit, room) > 0)
    throw new AppError('depositLimitReached', `the deposit limit leaves ${room.amount} ${room.currency}`);
}
