import type { StandIn } from '../stand-in.ts';
import { createWorker } from '../worker.ts';
import { feedApi } from './api.ts';
import { createFaultDesk } from './faults.ts';
import { feedPages } from './pages.ts';
import { createSimulator, type Simulator } from './simulator.ts';

/** The stand-in for a feed of sports data: simulated matches with prices of their own. */
export const feed: StandIn = {
  path: '/feed',
  title: 'Sports data feed',
  about: 'Simulated matches of six sports with their prices, and everything that goes wrong with such a feed.',
  plugin: async (app, context) => {
    let simulator: Simulator | null = null;
    const worker = createWorker('feed', context.logger, async () => simulator?.turn());
    /** Nothing is played before somebody asks. */
    const started = (): Simulator => {
      if (simulator) return simulator;
      simulator = createSimulator(context.clock, context.secrets.feed);
      worker.start();
      return simulator;
    };
    const desk = createFaultDesk();
    await app.register(async (calls) => feedApi(calls, context, started, desk));
    await app.register(async (pages) => feedPages(pages, context, started, desk));
    app.addHook('onClose', () => worker.stop());
  },
};
