import { invoiceStatus, type InvoicePush } from '@verdigale/contract';
import type { Module } from '#kernel';
import { assessActive, assessPlayers } from './assess-players.ts';

export { stepTakenTopic, type StepTaken } from './assess-players.ts';
export type { Assessment, Step } from './care.sql.ts';
export { listCare, recordOutcome, showCare, type StepEnd } from './record-outcome.ts';

const oneJob = 'care.assess-player';
const nightlyJob = 'care.assess';
const dayMs = 24 * 60 * 60_000;

export const careModule: Module = {
  name: 'care',
  setup(kernel) {
    const { jobs, events, clock } = kernel;
    jobs.define<{ playerId: string }>(oneJob, ({ playerId }) => assessPlayers(kernel, [playerId]), { oncePerKey: true });
    jobs.define(nightlyJob, () => assessActive(kernel, new Date(clock.now().getTime() - dayMs)));
    jobs.schedule(nightlyJob, '30 4 * * *');
    // The end of a deposit changes what most markers look at; play is looked at by night.
    events.on<{ invoice: InvoicePush }>('invoice.deposit.updated', async (tx, { playerId, payload }) => {
      if (playerId && payload.invoice.status !== invoiceStatus.pending)
        await jobs.enqueue(tx, oneJob, { playerId }, { singletonKey: playerId });
    });
  },
};
