import Type, { type Static, type TSchema } from 'typebox';
import { AppError, shapeOf } from '#kernel';
import { PaymentRefused } from '../port.ts';
import { BtcpayInvoice, BtcpayPaymentMethod, BtcpayPayout, BtcpayPullPayment } from './answers.ts';
import type { BtcpaySettings } from './settings.ts';

const timeoutMs = 5_000;

/** A refusal for good, with the name that BTCPay gives it. */
export class GreenfieldRefusal extends PaymentRefused {
  readonly code: string | undefined;

  constructor(status: number, code: string | undefined) {
    super(`BTCPay Server answered ${status} ${code ?? ''}`);
    this.code = code;
  }
}

export interface NewInvoice {
  amount: string;
  currency: string;
  metadata: { orderId: string };
  checkout: Record<string, unknown>;
}

export interface NewPayout {
  destination: string;
  amount: string;
  payoutMethodId: string;
  approved: true;
  metadata: { reference: string; source: string };
}

export interface NewPullPayment {
  name: string;
  description: string;
  amount: string;
  currency: string;
  payoutMethods: readonly string[];
  autoApproveClaims: true;
}

export type Greenfield = ReturnType<typeof greenfield>;

/** The calls of BTCPay Server's Greenfield API that we need, over one store. Each throws paymentUnavailable or a GreenfieldRefusal. */
export function greenfield({ url, storeId, apiKey }: BtcpaySettings) {
  const api = `${url}/api/v1`;
  const store = `/stores/${encodeURIComponent(storeId)}`;

  /** Undefined when a GET answers 404. */
  async function ask<T extends TSchema>(schema: T, path: string, body?: object): Promise<Static<T> | undefined> {
    const response = await fetch(`${api}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `token ${apiKey}`, accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new AppError('paymentUnavailable', 'BTCPay Server did not answer', { cause: error });
    });
    if (response.status === 404 && !body) return undefined;
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.status === 400 || response.status === 422) throw new GreenfieldRefusal(response.status, codeOf(answer));
    if (!response.ok) throw new AppError('paymentUnavailable', `BTCPay Server answered ${response.status} ${codeOf(answer) ?? ''}`);
    if (!shapeOf(schema)(answer)) throw new AppError('paymentUnavailable', 'BTCPay Server answered something else');
    return answer;
  }

  async function create<T extends TSchema>(schema: T, path: string, body: object): Promise<Static<T>> {
    const created = await ask(schema, path, body);
    if (!created) throw new AppError('paymentUnavailable', 'BTCPay Server created nothing');
    return created;
  }

  return {
    /** The newest first. */
    findInvoices: async (orderId: string) =>
      (await ask(Type.Array(BtcpayInvoice), `${store}/invoices?${new URLSearchParams({ orderId }).toString()}`)) ?? [],
    findInvoice: (id: string) => ask(BtcpayInvoice, `${store}/invoices/${encodeURIComponent(id)}`),
    createInvoice: (invoice: NewInvoice) => create(BtcpayInvoice, `${store}/invoices`, invoice),
    listPaymentMethods: async (invoiceId: string) =>
      (await ask(Type.Array(BtcpayPaymentMethod), `${store}/invoices/${encodeURIComponent(invoiceId)}/payment-methods`)) ?? [],
    /** Payouts have no search: the store's whole list is read, cancelled ones too. */
    listPayouts: async () => (await ask(Type.Array(BtcpayPayout), `${store}/payouts?includeCancelled=true`)) ?? [],
    findPayout: (id: string) => ask(BtcpayPayout, `${store}/payouts/${encodeURIComponent(id)}`),
    listPayoutsOf: async (pullPaymentId: string) =>
      (await ask(Type.Array(BtcpayPayout), `/pull-payments/${encodeURIComponent(pullPaymentId)}/payouts?includeCancelled=true`)) ?? [],
    /** Nor have pull payments: with those that people have taken back. */
    listPullPayments: async () => (await ask(Type.Array(BtcpayPullPayment), `${store}/pull-payments?includeArchived=true`)) ?? [],
    createPullPayment: (pull: NewPullPayment) => create(BtcpayPullPayment, `${store}/pull-payments`, pull),
    createPayout: (payout: NewPayout) => create(BtcpayPayout, `${store}/payouts`, payout),
  };
}

function codeOf(answer: unknown): string | undefined {
  const { code } = (answer ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
