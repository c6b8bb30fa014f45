import { mount, type Module } from '#kernel';
import { payOut } from './pay-out.ts';
import { payoutJob, requestWithdrawal } from './request-withdrawal.ts';
import { approvedTopic } from './review-withdrawal.ts';

export { declineWithdrawal } from './decline-withdrawal.ts';
export { listHeldWithdrawals, reviewWithdrawal, type HeldWithdrawal, type WithdrawalDecision } from './review-withdrawal.ts';

export const withdrawFlow: Module = {
  name: 'withdraw',
  routes(app, kernel) {
    mount(
      app,
      'payment.invoices.withdrawal',
      ({ body, principal, caller, idempotencyKey }) => requestWithdrawal(kernel, body, { principal, caller, idempotencyKey }),
      {
        limit: { max: 20, timeWindow: '1 minute' },
        isMoney: true,
      },
    );
  },
  setup(kernel) {
    kernel.jobs.define<{ invoiceId: string }>(payoutJob, ({ invoiceId }) => payOut(kernel, invoiceId));
    kernel.events.on<{ invoiceId: string }>(approvedTopic, (tx, { payload }) => kernel.jobs.enqueue(tx, payoutJob, payload));
  },
};
