import { invoiceStatus } from '@verdigale/contract';
import { toWire, type Money } from '@verdigale/money';
import { newId, type Kernel, type Transaction } from '#kernel';
import type { ArrivalFault, InvoiceChange, InvoiceRow } from '#modules/payment';
import { insertHeld } from '#modules/risk';
import { postTransfer, type LockedAccount } from '#modules/wallet';

export const returnJob = 'held-money.send-back';

/** A deposit that was held, or has gone back: what the player learns of it. */
export const depositHeldTopic = 'deposit.held';
export const depositReturnedTopic = 'deposit.returned';
export interface HeldFact {
  /** Main units. */
  amount: number;
  currency: string;
}

/**
 * Books what arrived beyond a rule where it can neither be played with nor withdrawn, and queues that it goes back. Returns what changes
 * in the invoice: rejected, unless other money of it was credited before.
 */
export async function holdDeposit(
  tx: Transaction,
  { clock, events, jobs, log }: Kernel,
  { account, invoice }: { account: LockedAccount; invoice: InvoiceRow },
  { sum, reference, fault }: { sum: Money; reference: string; fault: ArrivalFault },
): Promise<InvoiceChange> {
  const { id: subjectId, playerId, accountId, currency, exponent, provider } = invoice;
  const heldId = newId();
  const counterparty = `payment:${provider}`;
  postTransfer(tx, { clock, events }, account, { kind: 'deposit-hold', reference, changes: { held: sum }, counterparty });
  const what = {
    playerId,
    accountId,
    amount: sum.amount,
    currency,
    exponent,
    cause: 'deposit',
    subjectId,
    provider,
    reason: fault,
  } as const;
  tx.write(insertHeld({ ...what, id: heldId, status: 'returning', note: '', createdAt: clock.now() }));
  await jobs.enqueue(tx, returnJob, { heldId, turn: 0 });
  const fact: HeldFact = { amount: toWire(sum, { code: currency, exponent }), currency };
  events.emit(tx, { topic: depositHeldTopic, playerId, payload: fact });
  tx.afterCommit(() => log.warn({ heldId, invoiceId: subjectId, reason: fault }, 'a deposit arrived beyond a rule and goes back'));
  const held = invoice.held + sum.amount;
  const isCredited = invoice.status === invoiceStatus.success;
  return { held, statusResult: 'returning', ...(isCredited ? {} : { status: invoiceStatus.rejected, amount: held }) };
}
