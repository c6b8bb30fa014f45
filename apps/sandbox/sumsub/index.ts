import type { StandIn } from '../stand-in.ts';
import { sumsubApi } from './api.ts';
import { sumsubPages } from './pages.ts';
import { createWebhookWorker } from './worker.ts';

/** The stand-in for the identity check of Sumsub. */
export const sumsub: StandIn = {
  path: '/sumsub',
  title: 'Identity check',
  about: 'Signed requests for tokens, the widget where a tester decides, signed webhooks.',
  plugin: async (app, context) => {
    const worker = createWebhookWorker(context);
    await app.register(async (calls) => sumsubApi(calls, context));
    await app.register(async (pages) => sumsubPages(pages, context));
    app.addHook('onReady', async () => worker.start());
    app.addHook('onClose', () => worker.stop());
  },
};
