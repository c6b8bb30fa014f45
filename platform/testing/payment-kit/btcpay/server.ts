import Fastify, { type FastifyInstance } from 'fastify';
import { invoiceRoutes } from './invoice-routes.ts';
import { payoutRoutes, publicPayoutRoutes } from './payout-routes.ts';
import { pullPaymentRoutes } from './pull-payment-routes.ts';
import type { BtcpayStore } from './store.ts';

export interface BtcpayDouble {
  url: string;
  store: BtcpayStore;
  close(): Promise<void>;
}

/** A BTCPay Server with one store, on its own address. */
export async function openBtcpay(store: BtcpayStore): Promise<BtcpayDouble> {
  const app: FastifyInstance = Fastify({ ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true } } });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  app.setErrorHandler((error: { validation?: { instancePath: string; message?: string }[]; statusCode?: number }, request, reply) => {
    if (!error.validation) return reply.code(error.statusCode ?? 500).send({ code: 'generic-error', message: 'An error' });
    const status = /\/(payouts|pull-payments)$/.test(request.url) ? 422 : 400;
    return reply.code(status).send(error.validation.map(({ instancePath, message }) => ({ path: instancePath.slice(1), message })));
  });
  await app.register(
    async (api) => {
      invoiceRoutes(api, store);
      payoutRoutes(api, store);
      pullPaymentRoutes(api, store);
    },
    { prefix: '/api/v1/stores/:storeId' },
  );
  await app.register(async (api) => publicPayoutRoutes(api, store), { prefix: '/api/v1/pull-payments' });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    store,
    async close() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
