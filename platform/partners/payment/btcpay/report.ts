import type { PaymentState, ProviderReport } from '../port.ts';
import type { BtcpayInvoice, BtcpayPaymentMethod, BtcpayPayout } from './answers.ts';
import { decimal, minorUnits, minus, times } from './decimal.ts';
import type { Greenfield } from './greenfield.ts';

/** An invoice of BTCPay Server and what came to it. */
export interface InvoiceState {
  invoice: BtcpayInvoice;
  methods: readonly BtcpayPaymentMethod[];
}

/** Every invoice of a payment, the oldest first. */
export async function readStates(api: Greenfield, reference: string): Promise<InvoiceState[]> {
  const invoices = (await api.findInvoices(reference)).toReversed();
  return Promise.all(invoices.map(async (invoice) => ({ invoice, methods: await api.listPaymentMethods(invoice.id) })));
}

/**
 * What BTCPay Server says of one payment of ours, oldest invoice first: there is one, or more when creations ran at once.
 * Money may come to any of them, before and after their end. `received` includes unconfirmed money only while
 * the payment is pending.
 */
export function paymentReport([oldest, ...others]: readonly [InvoiceState, ...InvoiceState[]], exponent: number): ProviderReport {
  const states = [oldest, ...others];
  const amount = minorUnits(decimal(oldest.invoice.amount), exponent);
  const sum = (part: (each: InvoiceState) => bigint) => states.reduce((total, each) => total + part(each), 0n);
  const settled = sum((each) => settledOf(each, exponent));
  const state = settled >= amount ? 'succeeded' : shortState(states, settled > 0n);
  return {
    providerReference: oldest.invoice.id,
    state,
    amount,
    currency: oldest.invoice.currency,
    received: state === 'pending' ? sum((each) => arrived(each, exponent, ['Processing', 'Settled'])) : settled,
    ...(state === 'failed' ? { reason: oldest.invoice.status.toLowerCase() } : {}),
  };
}

/** The state while less than the sum has settled. What is there at the end is credited, and it never becomes pending again. */
function shortState(states: readonly InvoiceState[], isSomeThere: boolean): PaymentState {
  const isOver = states.every(({ invoice: { status } }) => status === 'Expired' || status === 'Invalid');
  return isOver && (isSomeThere || !states.some(isMoving)) ? 'failed' : 'pending';
}

function settledOf(state: InvoiceState, exponent: number): bigint {
  const { status, additionalStatus, amount } = state.invoice;
  // The operator has looked at it and says that this is no payment.
  if (status === 'Invalid' && additionalStatus === 'Marked') return 0n;
  const came = arrived(state, exponent, ['Settled']);
  const asked = minorUnits(decimal(amount), exponent);
  // Settled means the whole sum, by the operator's decision or by coins that are a fraction of a cent short at their rate.
  return status === 'Settled' && came < asked ? asked : came;
}

function arrived({ methods }: InvoiceState, exponent: number, statuses: readonly string[]): bigint {
  const sums = methods.flatMap(({ rate, payments }) =>
    payments
      .filter(({ status }) => statuses.includes(status))
      .map(({ value, fee }) => times(minus(decimal(value), decimal(fee)), decimal(rate))),
  );
  return sums.reduce((total, sum) => total + minorUnits(sum, exponent), 0n);
}

const isMoving = ({ methods }: InvoiceState) => methods.some(({ payments }) => payments.some(({ status }) => status === 'Processing'));

const payoutStates: Record<BtcpayPayout['state'], PaymentState> = {
  AwaitingApproval: 'pending',
  AwaitingPayment: 'pending',
  InProgress: 'pending',
  Completed: 'succeeded',
  Cancelled: 'failed',
};

export function payoutReport(payout: BtcpayPayout, exponent: number): ProviderReport {
  return {
    providerReference: payout.id,
    state: payoutStates[payout.state],
    amount: minorUnits(decimal(payout.originalAmount), exponent),
    currency: payout.originalCurrency,
    ...(payout.state === 'Cancelled' ? { reason: 'cancelled' } : {}),
  };
}
