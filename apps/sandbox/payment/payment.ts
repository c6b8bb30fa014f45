import type { PaymentKind, PaymentState } from '@verdigale/partner-wire';
import { afterRedirectMs, slowMs, type Fault } from './faults.ts';
import type { Channel } from './channels.ts';

export interface Payment {
  id: string;
  kind: PaymentKind;
  channel: Channel;
  reference: string;
  /** Minor units. */
  amount: string;
  currency: string;
  method: string;
  fields: Record<string, string>;
  returnUrls: { success: string; error: string; pending: string } | null;
  locale: string;
  state: PaymentState;
  reason: string | null;
  fault: Fault | null;
  /** Minor units at the payment's address: all that came, and how much of it is confirmed. */
  received: string;
  confirmed: string;
  confirmations: number;
  /** What was decided but not reported yet. */
  outcome: 'succeeded' | 'failed' | null;
  details: Details;
  /** When it goes on by itself. */
  stepAt: Date | null;
  expiresAt: Date | null;
  createdAt: Date;
}

/** What the payer needs beside the sum. */
export interface Details {
  qr?: string;
  address?: string;
  tag?: string;
  agentNumber?: string;
  transactionId?: string;
  clientId?: string;
  securityCode?: string;
}

/** What changes in a payment, and whether that is reported to the platform. */
export interface Update {
  change: Partial<Payment>;
  isReported: boolean;
}

export const confirmationsNeeded = 3;
const confirmationMs = 1_000;
/** An underpaid payment expires soon, so that a tester sees how it ends. */
const underpaidMs = 5_000;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
const reported = (change: Partial<Payment>): Update => ({ change, isReported: true });

/** The decision on a pending payment or payout; null when it comes too late. */
export function decide(payment: Payment, outcome: 'succeeded' | 'failed', reason: string | null, now: Date): Update | null {
  if (payment.state !== 'pending' || payment.outcome) return null;
  if (payment.fault === 'slow') return { change: { outcome, reason, stepAt: later(now, slowMs) }, isReported: false };
  return reported(ended(payment, outcome, reason));
}

/** The player has given it up. Coins cannot be kept from an address, and what is decided stays so. */
export function cancel({ state, outcome, channel }: Payment): Update | null {
  if (state !== 'pending' || outcome || channel === 'coins') return null;
  return reported({ state: 'failed', reason: 'cancelled', stepAt: null });
}

function ended({ fault }: Payment, outcome: 'succeeded' | 'failed', reason: string | null): Partial<Payment> {
  if (fault === 'decline' || outcome === 'failed') return { state: 'failed', reason: reason ?? 'declined', outcome: null, stepAt: null };
  return { state: 'succeeded', reason: null, outcome: null, stepAt: null };
}

/** What the wallet sends when at least this amount is asked for. */
export function paidSum(amount: string, fault: Fault | null): string {
  const sum = BigInt(amount);
  return String(fault === 'underpaid' ? sum / 2n : fault === 'overpaid' ? (sum * 3n) / 2n : sum);
}

/** Coins came to the payment's address: they count once they are confirmed, whatever the payment's state. */
export function arrive(payment: Payment, amount: bigint, now: Date): Update {
  const received = String(BigInt(payment.received) + amount);
  const stepAt = later(now, payment.fault === 'slow' ? slowMs : confirmationMs);
  return { change: { received, confirmations: 0, stepAt }, isReported: payment.state === 'pending' };
}

/** What happens at `stepAt`. */
export function step(payment: Payment, now: Date): Update | null {
  const { channel, outcome, reason, fault } = payment;
  if (outcome) return reported(ended(payment, outcome, reason));
  if (channel === 'coins') return confirm(payment, now);
  if (channel === 'transfer-code') return reported(fault === 'decline' ? ended(payment, 'failed', null) : { stepAt: null });
  // A payout that nobody stopped.
  return isRefusedAccount(payment) ? decide(payment, 'failed', 'refused by the bank', now) : decide(payment, 'succeeded', null, now);
}

function confirm(payment: Payment, now: Date): Update {
  const { received, amount, state, fault } = payment;
  const confirmations = payment.confirmations + 1;
  if (confirmations < confirmationsNeeded) {
    return { change: { confirmations, stepAt: later(now, confirmationMs) }, isReported: state === 'pending' };
  }
  const isEnough = state !== 'pending' || BigInt(received) >= BigInt(amount);
  return reported({
    confirmations,
    confirmed: received,
    stepAt: null,
    ...(isEnough ? { state: 'succeeded', reason: null } : fault === 'underpaid' ? { expiresAt: later(now, underpaidMs) } : {}),
  });
}

/** Expires a payment; null while coins are on their way. */
export function expire({ state, received, confirmed, outcome }: Payment): Update | null {
  if (state !== 'pending' || outcome || received !== confirmed) return null;
  return reported({ state: 'failed', reason: 'expired', stepAt: null });
}

/** An account number with this ending is refused, so that testers can try a refusal. */
export const refusedEnding = '0002';

const isRefusedAccount = ({ fields }: Payment) =>
  Object.values(fields).some((value) => value.replaceAll(/\s/g, '').endsWith(refusedEnding));

/** When a change is reported to the platform: by default once, immediately. */
export function callbackTimes({ fault, state }: Payment, now: Date): Date[] {
  if (fault === 'callback-never') return [];
  const at = fault === 'callback-after-redirect' && state !== 'pending' ? later(now, afterRedirectMs) : now;
  return fault === 'callback-twice' ? [at, at] : [at];
}
