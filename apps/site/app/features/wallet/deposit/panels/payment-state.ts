import { invoiceStatus, type Invoice, type PaymentMethod } from '@verdigale/contract';

/** Ends with a screen of their own: the time is over, the player gave it up, the money came and goes back. */
export type EndedKind = 'expired' | 'cancelled' | 'returned';

/** A deposit between the press of the button and its end, as far as anybody has heard. */
export type PaymentState =
  | { kind: 'waiting' | 'paid' | 'failed' | EndedKind }
  /** On an address: all of it has arrived, and the network has yet to confirm it. */
  | { kind: 'seen' }
  | { kind: 'confirming'; confirmations: number; needed: number }
  /** On an address: less than the minimum has arrived. Main units. */
  | { kind: 'underpaid'; received: number; expected: number };

type KnownInvoice = Pick<Invoice, 'status' | 'statusResult' | 'publicData'>;

/** Results that have a screen of their own. */
const endings: Readonly<Record<string, EndedKind>> = {
  expired: 'expired',
  'declined-by-player': 'cancelled',
  returning: 'returned',
  returned: 'returned',
};

/** Undefined is an invoice that is not listed yet: one for an address on which nothing has arrived. */
export function paymentState(invoice: KnownInvoice | undefined, isOver: boolean): PaymentState {
  if (invoice?.status === invoiceStatus.success) return { kind: 'paid' };
  if (invoice?.status === invoiceStatus.rejected) return { kind: endings[invoice.statusResult] ?? 'failed' };
  return arrival(invoice?.publicData ?? {}) ?? { kind: isOver ? 'expired' : 'waiting' };
}

function arrival(data: Readonly<Record<string, string>>): PaymentState | null {
  const figure = (name: string) => Number(data[name] ?? 0);
  const [received, expected] = [figure('received'), figure('expected')];
  if (!(received > 0)) return null;
  if (received < expected) return { kind: 'underpaid', received, expected };
  const [confirmations, needed] = [figure('confirmations'), figure('confirmationsNeeded')];
  return confirmations > 0 && needed > 0 ? { kind: 'confirming', confirmations, needed } : { kind: 'seen' };
}

/** A deposit as it was answered; after a reload only its invoice is left. Main units. */
export interface StartedPayment {
  invoiceId: string;
  processingType: PaymentMethod['processingType'];
  amount: number;
  currency: string;
  /** The provider's page. */
  url?: string | undefined;
  qr?: string | undefined;
}
