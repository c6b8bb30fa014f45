import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '#kernel';
import { coins, dueAt, satoshis } from './coins.ts';

export type InvoiceStatus = 'New' | 'Processing' | 'Expired' | 'Invalid' | 'Settled';
export type PayoutState = 'AwaitingApproval' | 'AwaitingPayment' | 'InProgress' | 'Completed' | 'Cancelled';

interface Payment {
  id: string;
  network: string;
  value: bigint;
  status: 'Invalid' | 'Processing' | 'Settled';
  at: number;
}

export interface Invoice {
  id: string;
  amount: string;
  currency: string;
  metadata: { orderId?: string };
  checkout: { expirationMinutes: number; monitoringMinutes: number };
  networks: string[];
  createdAt: number;
  status: InvoiceStatus;
  additionalStatus: 'None' | 'PaidLate' | 'PaidPartial' | 'Marked' | 'Invalid' | 'PaidOver';
  payments: Payment[];
}

export interface Payout {
  id: string;
  destination: string;
  amount: string;
  payoutMethodId: string;
  state: PayoutState;
  metadata: Record<string, unknown>;
  createdAt: number;
  pullPaymentId?: string;
}

export interface PullPayment {
  id: string;
  name: string;
  description: string;
  amount: string;
  currency: string;
  payoutMethods: string[];
  autoApproveClaims: boolean;
  archived: boolean;
}

/** What a webhook sends to the shop. */
export interface Delivery {
  headers: Record<string, string>;
  body: string;
}

/** What one bitcoin is worth; each network has bitcoin itself. */
export const rates: Record<string, string> = { BTC: '1.0', EUR: '64392.23' };
export const networks = ['BTC-CHAIN', 'BTC-LN'];

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
export const newId = (length = 22) => Array.from(randomBytes(length), (byte) => base58[byte % base58.length]).join('');

/**
 * The state of a store of BTCPay Server and what it sends to its webhook, written after the public description of the Greenfield
 * API and the behaviour that the project's issues confirm: an expired invoice stays expired, whatever comes later.
 */
export class BtcpayStore {
  readonly id = newId(44);
  readonly invoices: Invoice[] = [];
  readonly payouts: Payout[] = [];
  /** How often all of those were asked for. */
  listsOfPayouts = 0;
  readonly pullPayments: PullPayment[] = [];
  readonly deliveries: Delivery[] = [];

  readonly webhookSecret: string;
  readonly #clock: Clock;

  constructor(clock: Clock, webhookSecret: string) {
    this.#clock = clock;
    this.webhookSecret = webhookSecret;
  }

  now(): number {
    return Math.floor(this.#clock.now().getTime() / 1000);
  }

  invoiceOf(orderId: string): Invoice {
    const invoice = this.invoices.find(({ metadata }) => metadata.orderId === orderId);
    if (!invoice) throw new Error(`no invoice of order ${orderId}`);
    return invoice;
  }

  due({ amount, currency }: Invoice): bigint {
    return dueAt(amount, rates[currency]!);
  }

  paid({ payments }: Invoice, only?: Payment['status']): bigint {
    const counted = payments.filter(({ status }) => (only ? status === only : status !== 'Invalid'));
    return counted.reduce((sum, { value }) => sum + value, 0n);
  }

  /** Somebody sends coins: seen at once, final when confirmed. */
  pay(invoice: Invoice, amount: string, network = 'BTC-CHAIN'): void {
    const afterExpiration = invoice.status === 'Expired' || invoice.status === 'Invalid';
    const payment: Payment = { id: newId(), network, value: satoshis(amount), status: 'Processing', at: this.now() };
    invoice.payments.push(payment);
    this.#notify(invoice, 'InvoiceReceivedPayment', { afterExpiration, paymentMethodId: network, payment: viewPayment(payment) });
    const [due, paid] = [this.due(invoice), this.paid(invoice)];
    if (invoice.status === 'Expired') invoice.additionalStatus = paid >= due ? 'PaidLate' : 'PaidPartial';
    if (invoice.status !== 'New') return;
    if (paid < due) invoice.additionalStatus = 'PaidPartial';
    else {
      invoice.status = 'Processing';
      invoice.additionalStatus = paid > due ? 'PaidOver' : 'None';
      this.#notify(invoice, 'InvoiceProcessing', { overPaid: paid > due });
    }
  }

  /** The network confirms what came. */
  confirm(invoice: Invoice): void {
    for (const payment of invoice.payments.filter(({ status }) => status === 'Processing')) {
      payment.status = 'Settled';
      // The server says false for what came late (its issue 3966): nobody may rely on it.
      this.#notify(invoice, 'InvoicePaymentSettled', {
        afterExpiration: false,
        paymentMethodId: payment.network,
        payment: viewPayment(payment),
      });
    }
    if (invoice.status !== 'Processing' || this.paid(invoice, 'Settled') < this.due(invoice)) return;
    invoice.status = 'Settled';
    this.#notify(invoice, 'InvoiceSettled', { manuallyMarked: false, overPaid: invoice.additionalStatus === 'PaidOver' });
  }

  expire(invoice: Invoice): void {
    if (invoice.status !== 'New') throw new Error(`a ${invoice.status} invoice does not expire`);
    invoice.status = 'Expired';
    this.#notify(invoice, 'InvoiceExpired', { partiallyPaid: invoice.additionalStatus === 'PaidPartial' });
  }

  /** What was paid did not confirm in time. */
  invalidate(invoice: Invoice): void {
    invoice.status = 'Invalid';
    for (const payment of invoice.payments) if (payment.status === 'Processing') payment.status = 'Invalid';
    this.#notify(invoice, 'InvoiceInvalid', { manuallyMarked: false });
  }

  /** What people of the shop decide on its page. */
  mark(invoice: Invoice, status: 'Settled' | 'Invalid'): void {
    invoice.status = status;
    invoice.additionalStatus = 'Marked';
    this.#notify(invoice, `Invoice${status}`, { manuallyMarked: true, ...(status === 'Settled' && { overPaid: false }) });
  }

  payoutsOf(reference: string): Payout[] {
    return this.payouts.filter(({ metadata }) => metadata.reference === reference);
  }

  /** Whoever may pull a payment says where to, on its page; the store's payout processor pays what needs no approval. */
  claim({ id: pullPaymentId, amount, payoutMethods, autoApproveClaims }: PullPayment, state: PayoutState = 'Completed'): void {
    const destination = `bc1q${newId(30)}`;
    const payout = { id: newId(20), destination, amount, payoutMethodId: payoutMethods[0]!, metadata: {}, createdAt: this.now() };
    this.payouts.push({ ...payout, pullPaymentId, state: autoApproveClaims ? state : 'AwaitingApproval' });
  }

  /** The same delivery again, as people or the server send it: with an id of its own. */
  redeliver({ body }: Delivery): Delivery {
    const event = JSON.parse(body) as { deliveryId: string };
    return this.sign(JSON.stringify({ ...event, deliveryId: newId(), originalDeliveryId: event.deliveryId, isRedelivery: true }));
  }

  sign(body: string, secret = this.webhookSecret): Delivery {
    const digest = createHmac('sha256', secret).update(body).digest('hex');
    return { headers: { 'content-type': 'application/json; charset=utf-8', 'btcpay-sig': `sha256=${digest}` }, body };
  }

  created(invoice: Invoice): void {
    this.invoices.unshift(invoice);
    this.#notify(invoice, 'InvoiceCreated', {});
  }

  #notify(invoice: Invoice, type: string, more: Record<string, unknown>): void {
    const deliveryId = newId();
    const about = { storeId: this.id, invoiceId: invoice.id, metadata: invoice.metadata };
    const event = { deliveryId, webhookId: 'hook', originalDeliveryId: deliveryId, isRedelivery: false, type, timestamp: this.now() };
    this.deliveries.push(this.sign(JSON.stringify({ ...more, ...event, ...about })));
  }
}

export function viewPayment({ id, value, status, at }: Payment): Record<string, unknown> {
  return { id, receivedDate: at, value: coins(value), fee: '0.0', status, destination: null };
}
