import type { FastifyInstance } from 'fastify';
import { satoshis } from './coins.ts';
import { needs, problem, type StoreParams } from './access.ts';
import { networks, newId, type BtcpayStore, type Payout } from './store.ts';

const createBody = {
  type: 'object',
  properties: {
    destination: { type: 'string', minLength: 1 },
    amount: { type: 'string', pattern: '^\\d{1,12}(\\.\\d{1,8})?$' },
    payoutMethodId: { type: 'string', enum: networks },
    pullPaymentId: { type: 'string' },
    approved: { type: 'boolean' },
    metadata: { type: 'object' },
  },
  required: ['destination', 'amount', 'payoutMethodId'],
} as const;

type CreateBody = Pick<Payout, 'destination' | 'amount' | 'payoutMethodId'> & { approved?: boolean; metadata?: Record<string, unknown> };

const chainAddress = /^(bc1[ac-hj-np-z02-9]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/;
/** 546 satoshis: less is dust, which nobody relays. */
const least = 546n;

/** Payouts through the store: made, listed. The API has no idempotency key for creating one. */
export function payoutRoutes(app: FastifyInstance, store: BtcpayStore): void {
  app.post<StoreParams & { Body: CreateBody }>(
    '/payouts',
    { schema: { body: createBody }, preValidation: needs(store, 'btcpay.store.cancreatepullpayments') },
    async ({ body: { destination, amount, payoutMethodId, approved = false, metadata = {} } }, reply) => {
      if (!chainAddress.test(destination)) return reply.code(422).send([{ path: 'destination', message: 'Invalid address' }]);
      if (satoshis(amount) < least) return problem(reply, 400, 'amount-too-low', 'The requested payout amount is too low');
      const isOpen = ({ state }: Payout) => state !== 'Completed' && state !== 'Cancelled';
      if (store.payouts.some((each) => each.destination === destination && isOpen(each))) {
        return problem(reply, 400, 'duplicate-destination', 'This address is already used for another payout');
      }
      const state = approved ? 'AwaitingPayment' : 'AwaitingApproval';
      const payout: Payout = { id: newId(20), destination, amount, payoutMethodId, state, metadata, createdAt: store.now() };
      store.payouts.push(payout);
      return view(payout);
    },
  );

  app.get<StoreParams & { Querystring: Listing }>(
    '/payouts',
    { preValidation: needs(store, 'btcpay.store.canmanagepullpayments') },
    async ({ query }) => {
      store.listsOfPayouts += 1;
      return store.payouts.filter((payout) => isListed(payout, query)).map(view);
    },
  );

  app.get<{ Params: { storeId: string; payoutId: string } }>(
    '/payouts/:payoutId',
    { preValidation: needs(store, 'btcpay.store.canmanagepullpayments') },
    async ({ params }, reply) => {
      const payout = store.payouts.find(({ id }) => id === params.payoutId);
      return payout ? view(payout) : problem(reply, 404, 'payout-not-found', 'The payout was not found');
    },
  );
}

/** Of one pull payment: everybody may read them. */
export function publicPayoutRoutes(app: FastifyInstance, store: BtcpayStore): void {
  app.get<{ Params: { pullPaymentId: string }; Querystring: Listing }>('/:pullPaymentId/payouts', async ({ params, query }, reply) => {
    if (!store.pullPayments.some(({ id }) => id === params.pullPaymentId))
      return problem(reply, 404, 'pullpayment-not-found', 'The pull payment was not found');
    return store.payouts.filter((payout) => payout.pullPaymentId === params.pullPaymentId && isListed(payout, query)).map(view);
  });
}

interface Listing {
  includeCancelled?: string;
}

const isListed = ({ state }: Payout, { includeCancelled }: Listing) => state !== 'Cancelled' || includeCancelled === 'true';

function view({ id, destination, amount, payoutMethodId, state, metadata, createdAt, pullPaymentId }: Payout): Record<string, unknown> {
  return {
    id,
    revision: 0,
    pullPaymentId: pullPaymentId ?? null,
    date: createdAt,
    destination,
    originalCurrency: 'BTC',
    originalAmount: amount,
    payoutCurrency: 'BTC',
    payoutAmount: state === 'AwaitingApproval' ? null : amount,
    payoutMethodId,
    state,
    paymentProof: null,
    metadata,
  };
}
