import { limitStatus, type Limit } from '@verdigale/contract';
import { money, toWire, type Money } from '@verdigale/money';
import { periodAt, type CashPeriod } from './period.ts';
import { changedValue, waitingAt } from './waiting-change.ts';

/** Who set a limit, and alone may loosen it. */
export const limitOwners = ['player', 'operator'] as const;
export type LimitOwner = (typeof limitOwners)[number];

/** A limit on money in one currency and period, in minor units, as it is at a moment. */
export interface CashLimit {
  id: string;
  playerId: string;
  owner: LimitOwner;
  /** Why an operator set it. */
  reason: string | null;
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

/** What players see of a kind of limit: the stricter amount. */
export interface LimitLine extends CashLimit {
  /** The player's own; null where there is none. */
  ownAmount: bigint | null;
}

/** The limit as it is now: a change that was not confirmed in time no longer counts. */
export function limitAt(limit: CashLimit, now: Date): CashLimit {
  return { ...limit, next: waitingAt(limit.next, now) };
}

/** The limit after the player asks for another amount, or for none, as `changedValue` has it. Null when it has ended. */
export function changedLimit(limit: CashLimit, wish: Money | null, now: Date, looserAfterHours: number): CashLimit | null {
  const changed = changedValue(limit, wish && wish.amount, now, looserAfterHours);
  if (!changed) return null;
  return { ...limit, ...changed, startedAt: changed.amount === limit.amount ? limit.startedAt : now, updatedAt: now };
}

/** The limit in the wire's shape, followed by the change that waits to replace it. (wire 5.1) */
export function viewLimit(limit: LimitLine, used: Money, now: Date): Limit[] {
  const { id, definition, period, currency, exponent, next, startedAt, createdAt, updatedAt, owner, ownAmount } = limit;
  const wire = (sum: Money) => toWire(sum, { code: currency, exponent });
  const active: Limit = {
    id,
    definition,
    status: limitStatus.active,
    period,
    amount: wire(money(limit.amount, currency)),
    currentAmount: wire(used),
    ownAmount: ownAmount === null ? null : wire(money(ownAmount, currency)),
    currency,
    startedAt: startedAt.toISOString(),
    expiredAt: periodAt(period, now).end.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    cancelProcess: next !== null && next.amount === null,
    pendingExist: next !== null && next.amount !== null,
    effectiveAt: next && next.at.toISOString(),
    isAwaitingConfirmation: next !== null && now >= next.at,
    setBy: owner,
    product: null,
    resets: 'calendar',
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
