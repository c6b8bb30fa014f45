import { AppError } from '#kernel';
import { PaymentRefused, type PaymentState, type Refund, type RefundRequest } from '../port.ts';
import type { BtcpayPayout, BtcpayPullPayment } from './answers.ts';
import { decimal, decimalOf, minorUnits } from './decimal.ts';
import type { Greenfield } from './greenfield.ts';
import { paymentReport, readStates } from './report.ts';

/**
 * A refund is a pull payment: its receiver opens a page of the server and says where to, since the address that coins came from may be an
 * exchange's. Our reference is its name, which is looked for first, since there are no idempotency keys; its description names the payment, so that no more
 * goes back than came.
 */
export async function refund(api: Greenfield, request: RefundRequest): Promise<Refund> {
  const pulls = await api.listPullPayments();
  const pull = pulls.find(({ name }) => name === request.reference) ?? (await create(api, pulls, request));
  const amount = minorUnits(decimal(pull.amount), request.exponent);
  // A person must look at it.
  if (amount !== request.amount || pull.currency !== request.currency)
    throw new AppError('paymentAmountMismatch', 'another refund has this reference');
  const payouts = await api.listPayoutsOf(pull.id);
  const state = stateOf(pull, payouts, request);
  return { state, providerReference: pull.id, ...(state === 'pending' && !pull.archived ? { claimUrl: pull.viewLink } : {}) };
}

async function create(api: Greenfield, pulls: readonly BtcpayPullPayment[], request: RefundRequest): Promise<BtcpayPullPayment> {
  const [oldest, ...others] = await readStates(api, request.payment);
  if (!oldest) throw new PaymentRefused('no such payment');
  const report = paymentReport([oldest, ...others], request.exponent);
  const description = `Refund of ${request.payment}`;
  const gone = pulls.filter((pull) => pull.description === description);
  const left = gone.reduce((sum, { amount }) => sum - minorUnits(decimal(amount), request.exponent), report.received ?? 0n);
  if (report.state === 'pending' || request.amount > left || report.currency !== request.currency)
    throw new PaymentRefused('more than has come for good');
  const ways = [oldest, ...others]
    .flatMap(({ methods }) => methods)
    .filter(({ payments }) => payments.some(({ status }) => status === 'Settled'));
  return api.createPullPayment({
    name: request.reference,
    description,
    amount: decimalOf(request),
    currency: request.currency,
    payoutMethods: [...new Set(ways.map(({ paymentMethodId }) => paymentMethodId))],
    autoApproveClaims: true,
  });
}

/** People of the store may take one back, unless it has been paid meanwhile. */
function stateOf({ archived }: BtcpayPullPayment, payouts: readonly BtcpayPayout[], { amount, exponent }: RefundRequest): PaymentState {
  const paid = payouts.filter(({ state }) => state === 'Completed');
  const sum = paid.reduce((total, { originalAmount }) => total + minorUnits(decimal(originalAmount), exponent), 0n);
  if (sum >= amount) return 'succeeded';
  const isUnderWay = payouts.some(({ state }) => state !== 'Completed' && state !== 'Cancelled');
  return archived && !isUnderWay ? 'failed' : 'pending';
}
