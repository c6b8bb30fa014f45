import type { Kernel, Module } from '#kernel';
import { countOpenFindings, readMark } from '#modules/reconcile';
import { endMark, reconcile } from './reconcile.ts';

export { endMark, reconcile } from './reconcile.ts';
export { proveBooks } from './prove-books.ts';

/** After an outage of a provider there are tens of thousands of payments to ask about, and at night all books of years are read. */
const longestSeconds = 4 * 3_600;

export const reconcileFlow: Module = {
  name: 'reconcile',
  setup(kernel) {
    kernel.jobs.define('reconcile.recent', () => reconcile(kernel, 'recent'));
    kernel.jobs.schedule('reconcile.recent', '*/5 * * * *', { longestSeconds });
    kernel.jobs.define('reconcile.all', () => reconcile(kernel, 'all'));
    kernel.jobs.schedule('reconcile.all', '17 4 * * *', { longestSeconds });
  },
  gauges: ({ db, clock }: Kernel) => [
    {
      name: 'reconcile_open_findings',
      help: 'Differences between books, invoices and providers that halt payouts',
      read: async () => (await db.one(countOpenFindings())).count,
    },
    {
      name: 'reconcile_age_seconds',
      help: 'Since the last reconciliation ended; more than 600 means that it does not run',
      read: async () => {
        const ended = await readMark(db, endMark);
        return ended ? (clock.now().getTime() - ended.getTime()) / 1_000 : Number.NaN;
      },
    },
  ],
};
