import type { StandIn } from '../stand-in.ts';
import { paymentApi } from './api.ts';
import { paymentPages } from './pages/index.ts';
import { createPaymentWorker } from './worker.ts';

/** The stand-in payment provider. */
export const payment: StandIn = {
  path: '/payment',
  title: 'Payment provider',
  about:
    'Pages for every kind of payment, payouts and signed callbacks. Opens the list of payments, where a tester decides them and has things go wrong.',
  plugin: async (app, context) => {
    const worker = createPaymentWorker(context);
    await app.register(async (calls) => paymentApi(calls, context));
    await app.register(async (pages) => paymentPages(pages, context));
    app.addHook('onReady', async () => worker.start());
    app.addHook('onClose', () => worker.stop());
  },
};
