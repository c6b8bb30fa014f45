import type { FastifyInstance } from 'fastify';
import { mount, type Kernel, type Module } from '#kernel';
import { estimateCashback } from './estimate-cashback.ts';
import { settleCashback } from './settle-cashback.ts';

const settleJob = 'cashback.settle';

function cashbackRoutes(app: FastifyInstance, kernel: Kernel): void {
  mount(app, 'game.bonuses.cashback', ({ query, principal }) => estimateCashback(kernel, principal.playerId, query));
}

/** Gives back a share of what was lost in a day, a week or a month. */
export const cashbackFlow: Module = {
  name: 'cashback',
  routes: cashbackRoutes,
  setup(kernel) {
    kernel.jobs.define(settleJob, async () => void (await settleCashback(kernel)));
    kernel.jobs.schedule(settleJob, '3 * * * *');
  },
};
