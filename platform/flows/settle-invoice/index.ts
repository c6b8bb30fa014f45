import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Kernel, Module } from '#kernel';
import { watchJob } from '#modules/payment';
import { askSilentProvider } from './ask-provider.ts';
import { readCallback, takeCallback } from './take-callback.ts';

export { settleInvoice } from './settle-invoice.ts';

/** The endpoint of payment providers, whatever protocol they speak: `/payments/{provider}/callback`. */
function callbackRoute(app: FastifyInstance, kernel: Kernel): void {
  app.post<{ Params: { provider: string } }>('/payments/:provider/callback', {
    schema: { response: { 200: Type.Object({ data: Type.Object({ accepted: Type.Boolean() }) }) } },
    handler: async (request) => {
      const { headers, rawBody, params } = request;
      const callback = await readCallback(kernel, params.provider, headers, rawBody);
      request.isProven = true;
      if (callback) await takeCallback(kernel, params.provider, callback);
      return { data: { accepted: true } };
    },
  });
}

export const settleInvoiceFlow: Module = {
  name: 'settle-invoice',
  partnerRoutes: callbackRoute,
  setup(kernel) {
    kernel.jobs.define<{ invoiceId: string; turn: number }>(watchJob, (data) => askSilentProvider(kernel, data));
  },
};
