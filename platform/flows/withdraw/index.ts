import { mount, type Module } from '#kernel';
import { payOutInTheEnd, type PayoutJob } from './pay-out.ts';
import { payOutByLogin } from './pay-out-by-login.ts';
import { payOutShutOut, type GivenWay } from './pay-out-shut-out.ts';
import { payoutJob, requestWithdrawal } from './request-withdrawal.ts';
import { approvedTopic } from './review-withdrawal.ts';

export { findWayOut } from './find-way-out.ts';
export { requireShutOut, type GivenWay } from './pay-out-shut-out.ts';
export { declineWithdrawal } from './decline-withdrawal.ts';
export { listHeldWithdrawals, reviewWithdrawal, type HeldWithdrawal, type WithdrawalDecision } from './review-withdrawal.ts';

/** An operator has the own money of a player who is excluded or blocked paid out: by `given`, or by the ways it went before. */
export const payOutAskedTopic = 'withdrawal.payOutAsked';
const excludedJob = 'payment.pay-out-excluded';

interface PayOutAsked {
  given?: GivenWay;
}

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
    mount(app, 'payment.invoices.payOut', ({ body, caller }) => payOutByLogin(kernel, body, caller), {
      limit: { max: 20, timeWindow: '1 minute' },
      isMoney: true,
    });
  },
  setup(kernel) {
    kernel.jobs.define<PayoutJob>(payoutJob, (data) => payOutInTheEnd(kernel, data));
    kernel.jobs.define<PayOutAsked & { playerId: string }>(excludedJob, async ({ playerId, given }) => {
      const { left } = await payOutShutOut(kernel, playerId, given);
      const currencies = left.map(({ sum }) => sum.currency);
      if (left.length > 0)
        kernel.log.warn({ playerId, currencies }, 'own money of a player who is shut out was not paid out: no way, or a rule');
    });
    kernel.events.on<PayOutAsked>(payOutAskedTopic, (tx, { playerId, payload }) =>
      kernel.jobs.enqueue(tx, excludedJob, { ...payload, playerId }),
    );
    kernel.events.on<{ invoiceId: string }>(approvedTopic, (tx, { payload }) => kernel.jobs.enqueue(tx, payoutJob, payload));
  },
};
