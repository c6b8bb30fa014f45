import type { FastifyInstance } from 'fastify';
import { needs, type StoreParams } from './access.ts';
import { networks, newId, rates, type BtcpayStore, type PullPayment } from './store.ts';

const createBody = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    description: { type: 'string' },
    amount: { type: 'string', pattern: '^\\d{1,12}(\\.\\d{1,8})?$' },
    currency: { type: 'string', enum: Object.keys(rates) },
    payoutMethods: { type: 'array', minItems: 1, items: { type: 'string', enum: networks } },
    autoApproveClaims: { type: 'boolean' },
  },
  required: ['amount', 'currency'],
} as const;

type CreateBody = Omit<PullPayment, 'id' | 'archived'>;

/** Pull payments: made, listed, with those that people of the store have archived. The API has no idempotency key. */
export function pullPaymentRoutes(app: FastifyInstance, store: BtcpayStore): void {
  app.post<StoreParams & { Body: CreateBody }>(
    '/pull-payments',
    { schema: { body: createBody }, preValidation: needs(store, 'btcpay.store.cancreatepullpayments') },
    async ({ body }) => {
      const pull: PullPayment = { ...body, id: newId(20), archived: false };
      store.pullPayments.push(pull);
      return view(pull);
    },
  );

  app.get<StoreParams & { Querystring: { includeArchived?: string } }>(
    '/pull-payments',
    { preValidation: needs(store, 'btcpay.store.canmanagepullpayments') },
    async ({ query }) => store.pullPayments.filter(({ archived }) => !archived || query.includeArchived === 'true').map(view),
  );
}

function view({ payoutMethods: _, ...pull }: PullPayment): Record<string, unknown> {
  return { ...pull, BOLT11Expiration: '30', viewLink: `https://pay.example/pull-payments/${pull.id}` };
}
