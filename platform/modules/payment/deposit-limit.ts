import { compare, money, subtract, type Money } from '@verdigale/money';
import { AppError, type Kernel, type Queryable, type Transaction } from '#kernel';
import { findCoolingOff, findDepositLimits, periodAt, type CashLimit } from '#modules/limit';
import { worthIn } from '#modules/settings';
import type { LockedAccount } from '#modules/wallet';
import { depositedSince } from './find-invoices.sql.ts';
import { scopeOf, sumIn } from './limit-scope.ts';

type Hands = Pick<Kernel, 'clock' | 'config'>;

/**
 * What counts against a deposit limit in the period that now runs: deposits that were credited in it, those begun in it that still may be
 * (given up or not), and at an address what has arrived, at the time when it arrived. (W 4)
 */
export async function sumForLimit(db: Queryable, { config }: Pick<Kernel, 'config'>, limit: CashLimit, now: Date): Promise<Money> {
  const { playerId, currency, period } = limit;
  return sumIn(db, currency, await db.all(depositedSince(playerId, scopeOf(config, currency), periodAt(period, now).start, now)));
}

/** What each limit on deposits in this currency leaves, in the limit's own. Throws depositLimitReached during a break. */
async function roomsFor(db: Queryable, { clock, config }: Hands, playerId: string, currency: string): Promise<Money[]> {
  const now = clock.now();
  const [limits, pause] = await Promise.all([
    findDepositLimits(db, playerId, scopeOf(config, currency), now),
    findCoolingOff(db, playerId, now),
  ]);
  if (pause) throw new AppError('depositLimitReached', 'the player takes a break');
  return Promise.all(
    limits.map(async (limit) => subtract(money(limit.amount, limit.currency), await sumForLimit(db, { config }, limit, now))),
  );
}

/** Throws depositLimitReached when no further deposit in this currency is possible in this period. (W 8) */
export async function refuseReachedLimit(kernel: Kernel, playerId: string, currency: string): Promise<void> {
  const rooms = await roomsFor(kernel.db, kernel, playerId, currency);
  if (rooms.some(({ amount }) => amount <= 0n)) throw new AppError('depositLimitReached', 'the deposit limit is reached');
}

/**
 * Throws depositLimitReached when this deposit would go beyond a limit. Under the player's lock, so that of deposits that are started at
 * once each one counts for the next: the invoice must be inserted by the same transaction.
 */
export async function requireRoomForDeposit(
  tx: Transaction,
  kernel: Hands,
  { playerId }: Pick<LockedAccount, 'playerId'>,
  deposit: Money,
): Promise<void> {
  for (const room of await roomsFor(tx, kernel, playerId, deposit.currency)) {
    const worth = await worthIn(tx, room.currency);
    if (compare(worth(deposit), room) > 0)
      throw new AppError('depositLimitReached', `the deposit limit leaves ${room.amount} ${room.currency}`);
  }
}
