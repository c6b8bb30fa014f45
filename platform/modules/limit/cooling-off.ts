import { limitStatus, type Limit } from '@verdigale/contract';
import type { BreakTerm } from '#config';
import { afterMonths, AppError, newId, type Kernel, type Queryable, type Transaction } from '#kernel';
import { lockAccounts } from '#modules/wallet';
import type { Product } from './product.ts';
import { coolingOffAt, saveCoolingOff, type CoolingOff } from './restraint.sql.ts';

/** When a break of each period that begins now ends; a month is one of the calendar, in UTC. (wire 1.4) */
const ends: Readonly<Record<BreakTerm, (now: Date) => Date>> = {
  '1_day': (now) => afterDays(now, 1),
  '3_days': (now) => afterDays(now, 3),
  '1_week': (now) => afterDays(now, 7),
  '1_month': (now) => afterMonths(now, 1),
  '6_weeks': (now) => afterDays(now, 42),
  '2_months': (now) => afterMonths(now, 2),
  '3_months': (now) => afterMonths(now, 3),
};

function afterDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000);
}

/** When a break of this term that begins now ends. Throws invalid on `period`. */
export function breakEnd(period: string, now: Date): Date {
  const end = Object.hasOwn(ends, period) ? ends[period as BreakTerm] : undefined;
  if (!end) throw AppError.invalid('period', `must be one of ${Object.keys(ends).join(', ')}`);
  return end(now);
}

/** The player's current break, if any. */
export async function findCoolingOff(db: Queryable, playerId: string, now: Date): Promise<CoolingOff | undefined> {
  return db.maybe(coolingOffAt(playerId, now));
}

/**
 * Begins a break at once, or extends the current one; it cannot be shortened or taken back. Holds the player's lock: no
 * deposit and no bet passes once this is committed. Throws invalid on `period`. (RTS 12, wire 5.3)
 */
export async function startCoolingOff(
  tx: Transaction,
  { clock }: Pick<Kernel, 'clock'>,
  playerId: string,
  period: string,
): Promise<CoolingOff> {
  await lockAccounts(tx, playerId);
  const now = clock.now();
  const endsAt = breakEnd(period, now);
  const running = await findCoolingOff(tx, playerId, now);
  if (running && endsAt <= running.endsAt) throw AppError.invalid('period', 'must not end before the break that runs');
  const { id, startedAt } = running ?? { id: newId(), startedAt: now };
  const pause = { id, period, startedAt, endsAt };
  tx.write(saveCoolingOff(playerId, pause));
  return pause;
}

/** A break or a self-exclusion, of everything unless a product is named, in the shape of a limit; without an end it is for good. (wire 5.1) */
export function viewBreak(
  definition: number,
  { id, period, startedAt, endsAt, product = null }: Omit<CoolingOff, 'endsAt'> & { endsAt: Date | null; product?: Product | null },
): Limit {
  const since = startedAt.toISOString();
  return {
    id,
    definition,
    status: limitStatus.active,
    period,
    amount: null,
    currentAmount: null,
    ownAmount: null,
    currency: null,
    startedAt: since,
    expiredAt: endsAt && endsAt.toISOString(),
    createdAt: since,
    updatedAt: since,
    cancelProcess: false,
    pendingExist: false,
    effectiveAt: null,
    isAwaitingConfirmation: false,
    setBy: 'player',
    product,
    resets: null,
  };
}
