import { invoiceStatus, invoiceType, type InvoiceStatus } from '@verdigale/contract';
import { money, type Money } from '@verdigale/money';
import { AppError } from '#kernel';
import { sumOf, type InvoiceRow } from '#modules/payment';
import type { PaymentState, ProviderReport } from '#partners/payment/index.ts';

/** What a report does to an invoice, and the money that moves with it. */
export interface Step {
  status: InvoiceStatus;
  transfer: { kind: 'deposit' | 'withdrawal-pay' | 'withdrawal-return'; sum: Money; reference: string } | null;
  /** What the invoice is over, when more has arrived than before. */
  total?: Money;
  statusResult?: string;
}

type Known = Pick<InvoiceRow, 'id' | 'type' | 'status' | 'amount' | 'requested' | 'received' | 'held' | 'currency'>;
type Said = Pick<ProviderReport, 'state' | 'received'>;

const { pending, success, rejected } = invoiceStatus;

/**
 * The step that a provider's report asks for, or null when nothing moves: a repeat, or progress without money.
 * Throws paymentStateConflict when the report contradicts what is settled (paid out and failed, say): people must look.
 */
export function nextStep(invoice: Known, report: Said): Step | null {
  if (invoice.received !== null) return arrivalStep(invoice, report);
  // What was held has arrived, though the invoice is rejected.
  const isHeld = invoice.held > 0n;
  const move = isHeld ? undefined : moves[invoice.type][invoice.status]?.[report.state];
  if (move) {
    const { status, transfer: kind } = move;
    return { status, transfer: kind && { kind, sum: sumOf(invoice), reference: invoice.id } };
  }
  if (report.state === 'pending' || (isHeld ? 'succeeded' : settledAs[invoice.status]) === report.state) return null;
  throw new AppError('paymentStateConflict', `invoice of status ${invoice.status} was reported ${report.state}`);
}

type Move = { status: InvoiceStatus; transfer: NonNullable<Step['transfer']>['kind'] | null };

/** (type, from, reported state) → move; what is not in the table changes nothing or is a conflict. */
const moves: Record<InvoiceRow['type'], Partial<Record<InvoiceStatus, Partial<Record<PaymentState, Move>>>>> = {
  [invoiceType.deposit]: {
    [pending]: { succeeded: { status: success, transfer: 'deposit' }, failed: { status: rejected, transfer: null } },
    // Money that arrived after all is the player's, whatever earlier reports said.
    [rejected]: { succeeded: { status: success, transfer: 'deposit' } },
  },
  [invoiceType.withdrawal]: {
    [pending]: { succeeded: { status: success, transfer: 'withdrawal-pay' }, failed: { status: rejected, transfer: 'withdrawal-return' } },
  },
};

const settledAs: Partial<Record<InvoiceStatus, PaymentState>> = { [success]: 'succeeded', [rejected]: 'failed' };

/**
 * An address takes any sum any number of times: each time the confirmed total has grown, the difference is credited (or held) once,
 * whatever the order of the reports. Only an address at which nothing has arrived by its end is a failure.
 */
function arrivalStep({ id, status, amount, requested, held, currency }: Known, { state, received = 0n }: Said): Step | null {
  if (state === 'pending') return null;
  const known = (status === success ? amount : 0n) + held;
  if (received > known) {
    return {
      status: success,
      total: money(received - held, currency),
      statusResult: received < requested ? 'underpaid' : '',
      transfer: { kind: 'deposit', sum: money(received - known, currency), reference: `${id}:${received}` },
    };
  }
  return status === pending && received === 0n ? { status: rejected, transfer: null } : null;
}
