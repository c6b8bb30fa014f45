import { invoiceStatus, invoiceType, type InvoiceStatus, type InvoiceType } from '@verdigale/contract';
import { AppError } from '#kernel';
import type { PaymentState } from '#partners/payment/index.ts';

/** What a report does to an invoice: its next status and the transfer that goes with it. */
export interface Step {
  status: InvoiceStatus;
  transfer: 'deposit' | 'withdrawal-pay' | 'withdrawal-return';
}

const { pending, success, rejected } = invoiceStatus;

/** (type, from, reported state) → step; what is not in the table changes nothing or is a conflict. */
const steps: Record<InvoiceType, Partial<Record<InvoiceStatus, Partial<Record<PaymentState, Step | 'reject'>>>>> = {
  [invoiceType.deposit]: {
    [pending]: { succeeded: { status: success, transfer: 'deposit' }, failed: 'reject' },
    // Money that came after all is the player's, whatever we were told before.
    [rejected]: { succeeded: { status: success, transfer: 'deposit' } },
  },
  [invoiceType.withdrawal]: {
    [pending]: { succeeded: { status: success, transfer: 'withdrawal-pay' }, failed: { status: rejected, transfer: 'withdrawal-return' } },
  },
};

const settledAs: Partial<Record<InvoiceStatus, PaymentState>> = { [success]: 'succeeded', [rejected]: 'failed' };

/**
 * The step that a provider's report asks for, or null when there is nothing to do: a duplicate, or news that are no news.
 * Throws paymentStateConflict when the report contradicts what is settled (paid out and failed, say): people must look.
 */
export function nextStep(type: InvoiceType, from: InvoiceStatus, reported: PaymentState): Step | 'reject' | null {
  const step = steps[type][from]?.[reported];
  if (step) return step;
  if (reported === 'pending' || settledAs[from] === reported) return null;
  throw new AppError('paymentStateConflict', `invoice of status ${from} was reported ${reported}`);
}
