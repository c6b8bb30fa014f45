import { PaymentCallback } from '@verdigale/contract/schema';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { AppError, type Kernel, type Module } from '#kernel';
import { verifySignature } from '#partners/signature.ts';
import { askSilentProviders } from './ask-silent-providers.ts';
import { settleInvoice } from './settle-invoice.ts';

export { settleInvoice, type Report } from './settle-invoice.ts';

/** The door of payment providers: `/payments/{provider}/callback`, signed over its raw body. */
function callbackRoute(app: FastifyInstance, kernel: Kernel): void {
  const { config, clock } = kernel;
  app.post<{ Params: { provider: string }; Body: PaymentCallback }>('/payments/:provider/callback', {
    schema: { body: PaymentCallback, response: { 200: Type.Object({ data: Type.Object({ accepted: Type.Boolean() }) }) } },
    preValidation: async (request) => {
      const partner = config.partners.payment[request.params.provider];
      if (!partner) throw new AppError('notFound', 'no such provider');
      verifySignature(partner.secret, request.headers['x-signature'], request.rawBody, clock);
    },
    handler: async ({ body, params }) => {
      await settleInvoice(kernel, { ...body, amount: BigInt(body.amount) }, params.provider);
      return { data: { accepted: true } };
    },
  });
}

export const settleInvoiceFlow: Module = {
  name: 'settle-invoice',
  partnerRoutes: callbackRoute,
  setup(kernel) {
    kernel.jobs.define('payment.ask-silent-providers', () => askSilentProviders(kernel));
    kernel.jobs.schedule('payment.ask-silent-providers', '* * * * *');
  },
};
