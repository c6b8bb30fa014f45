import type { FastifyInstance } from 'fastify';
import { coins } from './coins.ts';
import { needs, problem, type StoreParams } from './access.ts';
import { networks, newId, rates, viewPayment, type BtcpayStore, type Invoice } from './store.ts';

const decimal = { type: 'string', pattern: '^\\d{1,12}(\\.\\d{1,8})?$' } as const;

const createBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    amount: { ...decimal, nullable: true },
    currency: { type: 'string' },
    metadata: { type: 'object', properties: { orderId: { type: 'string' } } },
    checkout: {
      type: 'object',
      additionalProperties: false,
      properties: {
        speedPolicy: { type: 'string' },
        paymentMethods: { type: 'array', items: { type: 'string' } },
        defaultPaymentMethod: { type: 'string' },
        lazyPaymentMethods: { type: 'boolean' },
        expirationMinutes: { type: 'number', minimum: 1 },
        monitoringMinutes: { type: 'number', minimum: 1 },
        paymentTolerance: { type: 'number', minimum: 0, maximum: 100 },
        redirectURL: { type: 'string', format: 'uri' },
        redirectAutomatically: { type: 'boolean' },
        defaultLanguage: { type: 'string' },
      },
    },
    receipt: { type: 'object' },
    additionalSearchTerms: { type: 'array' },
  },
} as const;

interface CreateBody {
  amount: string;
  currency: string;
  metadata?: { orderId?: string };
  checkout?: { paymentMethods?: string[]; expirationMinutes?: number; monitoringMinutes?: number };
}

/** Invoices: made, found by order, read with what came to them. */
export function invoiceRoutes(app: FastifyInstance, store: BtcpayStore): void {
  const mayView = { preValidation: needs(store, 'btcpay.store.canviewinvoices') };
  const find = (id: string | undefined) => store.invoices.find((each) => each.id === id);

  app.post<StoreParams & { Body: CreateBody }>(
    '/invoices',
    { schema: { body: createBody }, preValidation: needs(store, 'btcpay.store.cancreateinvoice') },
    async ({ body: { amount, currency, metadata = {}, checkout = {} } }, reply) => {
      if (!rates[currency]) return reply.code(400).send([{ path: 'currency', message: 'Invalid currency' }]);
      const asked = checkout.paymentMethods ?? networks;
      const unknown = asked.findIndex((each) => !networks.includes(each));
      if (unknown >= 0) return reply.code(400).send([{ path: `checkout.paymentMethods[${unknown}]`, message: 'Invalid PaymentMethodId' }]);
      const { expirationMinutes = 15, monitoringMinutes = 1440 } = checkout;
      const invoice: Invoice = {
        id: newId(),
        amount,
        currency,
        metadata,
        checkout: { ...checkout, expirationMinutes, monitoringMinutes },
        networks: asked,
        createdAt: store.now(),
        status: 'New',
        additionalStatus: 'None',
        payments: [],
      };
      store.created(invoice);
      return view(store, invoice);
    },
  );

  app.get<StoreParams & { Querystring: { orderId?: string | string[] } }>('/invoices', mayView, async ({ query }) => {
    const orders = query.orderId === undefined ? undefined : [query.orderId].flat();
    return store.invoices.filter(({ metadata }) => !orders || orders.includes(metadata.orderId ?? '')).map((each) => view(store, each));
  });

  app.get<StoreParams>('/invoices/:id', mayView, async ({ params }, reply) => {
    const invoice = find(params.id);
    return invoice ? view(store, invoice) : problem(reply, 404, 'invoice-not-found', 'The invoice was not found');
  });

  app.get<StoreParams>('/invoices/:id/payment-methods', mayView, async ({ params }, reply) => {
    const invoice = find(params.id);
    if (!invoice) return problem(reply, 404, 'invoice-not-found', 'The invoice was not found');
    return invoice.networks.map((network) => viewMethod(store, invoice, network));
  });
}

function view(store: BtcpayStore, invoice: Invoice): Record<string, unknown> {
  const { id, amount, currency, metadata, checkout, createdAt, status, additionalStatus } = invoice;
  const expirationTime = createdAt + checkout.expirationMinutes * 60;
  return {
    id,
    storeId: store.id,
    amount,
    currency,
    type: 'Standard',
    checkoutLink: `https://pay.example/i/${id}`,
    createdTime: createdAt,
    expirationTime,
    monitoringExpiration: expirationTime + checkout.monitoringMinutes * 60,
    status,
    additionalStatus,
    availableStatusesForManualMarking: ['Settled', 'Invalid'].filter((each) => each !== status),
    archived: false,
    metadata,
    checkout,
    receipt: { enabled: null, showQR: null, showPayments: null },
  };
}

function viewMethod(store: BtcpayStore, invoice: Invoice, network: string): Record<string, unknown> {
  const payments = invoice.payments.filter((each) => each.network === network);
  const destination =
    network === 'BTC-CHAIN' ? `bc1q${invoice.id.toLowerCase().replaceAll(/[1bio]/g, 'q')}` : `lnbc1${invoice.id.toLowerCase()}`;
  const [due, paid] = [store.due(invoice), store.paid(invoice)];
  return {
    paymentMethodId: network,
    currency: 'BTC',
    destination,
    paymentLink: network === 'BTC-CHAIN' ? `bitcoin:${destination}?amount=${coins(due)}` : `lightning:${destination}`,
    rate: rates[invoice.currency],
    paymentMethodPaid: coins(payments.reduce((sum, { value, status }) => (status === 'Invalid' ? sum : sum + value), 0n)),
    totalPaid: coins(paid),
    due: coins(due - paid),
    amount: coins(due),
    paymentMethodFee: '0.0',
    // By default only what counts is listed: not what was replaced or spent twice.
    payments: payments.filter(({ status }) => status !== 'Invalid').map(viewPayment),
    activated: true,
    additionalData: {},
  };
}
