import { limitStatus, type Limit } from '@verdigale/contract';
import { compare, money, toWire, type Money } from '@verdigale/money';
import { periodAt, type CashPeriod } from './period.ts';

/** A limit on money in one currency and period, in minor units, as it is at a moment. */
export interface CashLimit {
  id: string;
  playerId: string;
  definition: number;
  period: CashPeriod;
  currency: string;
  exponent: number;
  amount: bigint;
  /** What may replace it, and from when the player may confirm that; a null amount ends it. */
  next: { amount: bigint | null; at: Date } | null;
  startedAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

const dayMs = 24 * 60 * 60_000;
/** How long a looser limit can be confirmed; then it lapses, and the limit stays as it is. */
const confirmableMs = 7 * dayMs;

/** The limit as it is now: a change that was not confirmed in time is none. */
export function limitAt(limit: CashLimit, now: Date): CashLimit {
  const isLapsed = limit.next !== null && now.getTime() >= limit.next.at.getTime() + confirmableMs;
  return isLapsed ? { ...limit, next: null } : limit;
}

/**
 * The limit after the player asks for another amount, or for none: a lower one holds at once and cancels a waiting change; a higher one waits for
 * 24 hours, and then for the same request once more. Null when it has ended. (RTS 12D)
 */
export function changedLimit(limit: CashLimit, wish: Money | null, now: Date): CashLimit | null {
  const change = wish && compare(wish, money(limit.amount, limit.currency));
  if (wish === null || change === 1) {
    if (isConfirmation(limit, wish, now)) return wish && { ...limit, amount: wish.amount, next: null, startedAt: now, updatedAt: now };
    return { ...limit, next: { amount: wish && wish.amount, at: new Date(now.getTime() + dayMs) }, updatedAt: now };
  }
  return { ...limit, amount: wish.amount, next: null, startedAt: change === -1 ? now : limit.startedAt, updatedAt: now };
}

function isConfirmation({ next }: CashLimit, wish: Money | null, now: Date): boolean {
  return next !== null && now >= next.at && next.amount === (wish && wish.amount);
}

/** The limit in the wire's shape, followed by the change that waits to replace it. (wire 5.1) */
export function viewLimit(limit: CashLimit, used: Money, now: Date): Limit[] {
  const { id, definition, period, currency, exponent, next, startedAt, createdAt, updatedAt } = limit;
  const wire = (sum: Money) => toWire(sum, { code: currency, exponent });
  const active: Limit = {
    id,
    definition,
    status: limitStatus.active,
    period,
    amount: wire(money(limit.amount, currency)),
    currentAmount: wire(used),
    currency,
    startedAt: startedAt.toISOString(),
    expiredAt: periodAt(period, now).end.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    cancelProcess: next !== null && next.amount === null,
    pendingExist: next !== null && next.amount !== null,
    effectiveAt: next && next.at.toISOString(),
    isAwaitingConfirmation: next !== null && now >= next.at,
  };
  if (next === null || next.amount === null) return [active];
  const takesEffect = next.at.toISOString();
  const pending = {
    ...active,
    status: limitStatus.pending,
    amount: wire(money(next.amount, currency)),
    expiredAt: takesEffect,
    pendingExist: false,
  };
  return [active, { ...pending, startedAt: null }];
}
