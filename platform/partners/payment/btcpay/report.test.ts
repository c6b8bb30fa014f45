import { describe, expect, it } from 'vitest';
import type { BtcpayInvoice, BtcpayPaymentMethod, BtcpayPayout } from './answers.ts';
import { paymentReport, payoutReport, type InvoiceState } from './report.ts';

type Payment = [value: string, status: 'Invalid' | 'Processing' | 'Settled', fee?: string];

function stateOf(
  status: BtcpayInvoice['status'],
  additionalStatus: string,
  payments: Payment[],
  rate = '64392.23',
  amount = '50.00',
): InvoiceState {
  const invoice = { id: 'i', amount, currency: 'EUR', checkoutLink: '', expirationTime: 0, status, additionalStatus, metadata: {} };
  const method: BtcpayPaymentMethod = {
    paymentMethodId: 'BTC-CHAIN',
    rate,
    payments: payments.map(([value, state, fee = '0.0']) => ({ value, fee, status: state })),
  };
  return { invoice, methods: [method] };
}

describe('what BTCPay Server says of an invoice over 50 EUR, 0.0007765 BTC at its rate', () => {
  it.each<[string, InvoiceState, object]>([
    ['nothing came yet', stateOf('New', 'None', []), { state: 'pending', received: 0n }],
    ['a part came', stateOf('New', 'PaidPartial', [['0.0003', 'Settled']]), { state: 'pending', received: 1931n }],
    ['all came, unconfirmed', stateOf('Processing', 'None', [['0.0007765', 'Processing']]), { state: 'pending', received: 5000n }],
    ['all is there', stateOf('Settled', 'None', [['0.0007765', 'Settled']]), { state: 'succeeded', received: 5000n }],
    ['more is there', stateOf('Settled', 'PaidOver', [['0.001', 'Settled']]), { state: 'succeeded', received: 6439n }],
    [
      'a fee of the store is not for the player',
      stateOf('New', 'None', [['0.0007865', 'Settled', '0.00001']]),
      { state: 'succeeded', received: 5000n },
    ],
    ['people of the store say so', stateOf('Settled', 'Marked', []), { state: 'succeeded', received: 5000n }],
    ['its time is over', stateOf('Expired', 'None', []), { state: 'failed', received: 0n, reason: 'expired' }],
    ['a part came in time', stateOf('Expired', 'PaidPartial', [['0.0003', 'Settled']]), { state: 'failed', received: 1931n }],
    [
      'a part was there in time, more is on its way',
      stateOf('Expired', 'PaidPartial', [
        ['0.0003', 'Settled'],
        ['0.0004', 'Processing'],
      ]),
      { state: 'failed', received: 1931n },
    ],
    [
      'it came late and is not confirmed',
      stateOf('Expired', 'PaidLate', [['0.0007765', 'Processing']]),
      { state: 'pending', received: 5000n },
    ],
    ['it came late', stateOf('Expired', 'PaidLate', [['0.0007765', 'Settled']]), { state: 'succeeded', received: 5000n }],
    [
      'it was never confirmed',
      stateOf('Invalid', 'None', [['0.0007765', 'Invalid']]),
      { state: 'failed', received: 0n, reason: 'invalid' },
    ],
    ['people of the store refuse it', stateOf('Invalid', 'Marked', [['0.0003', 'Settled']]), { state: 'failed', received: 0n }],
  ])('%s', (_, one, expected) => {
    expect(paymentReport([one], 2)).toMatchObject({ providerReference: 'i', amount: 5000n, currency: 'EUR', ...expected });
  });

  it('adds up what came by several networks and on several invoices', () => {
    const chain = stateOf('New', 'PaidPartial', [['0.0003', 'Settled']]);
    const both = { ...chain, methods: [...chain.methods, ...stateOf('New', 'None', [['0.00010000001', 'Settled']]).methods] };
    expect(paymentReport([both, stateOf('Expired', 'None', [])], 2)).toMatchObject({ state: 'pending', received: 1931n + 643n });
    expect(paymentReport([both, stateOf('Settled', 'None', [['0.0007765', 'Settled']])], 2)).toMatchObject({
      state: 'succeeded',
      received: 7574n,
    });
  });
});

describe('what BTCPay Server says of a payout', () => {
  it.each<[BtcpayPayout['state'], object]>([
    ['AwaitingApproval', { state: 'pending' }],
    ['AwaitingPayment', { state: 'pending' }],
    ['InProgress', { state: 'pending' }],
    ['Completed', { state: 'succeeded' }],
    ['Cancelled', { state: 'failed', reason: 'cancelled' }],
  ])('%s', (state, expected) => {
    const payout = { id: 'p', originalAmount: '0.0005', originalCurrency: 'BTC', state };
    expect(payoutReport(payout, 8)).toEqual({ providerReference: 'p', amount: 50_000n, currency: 'BTC', ...expected });
  });
});
