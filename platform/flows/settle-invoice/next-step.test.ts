import { invoiceStatus, invoiceType, type InvoiceStatus } from '@verdigale/contract';
import { money } from '@verdigale/money';
import { describe, expect, it } from 'vitest';
import type { PaymentState } from '#partners/payment/index.ts';
import { nextStep } from './next-step.ts';

const { pending, success, rejected } = invoiceStatus;

describe('an invoice over a sum and what its provider reports', () => {
  function outcome(type: 1 | 2, status: InvoiceStatus, state: PaymentState, held = 0n): string {
    const invoice = { id: 'i', type, status, amount: 500n, requested: 500n, received: null, held, currency: 'EUR' };
    try {
      const step = nextStep(invoice, { state });
      return step === null ? 'nothing' : (step.transfer?.kind ?? 'reject');
    } catch (error) {
      return (error as { reason: string }).reason;
    }
  }

  it.each<[1 | 2, InvoiceStatus, PaymentState, string]>([
    [invoiceType.deposit, pending, 'succeeded', 'deposit'],
    [invoiceType.deposit, pending, 'failed', 'reject'],
    [invoiceType.deposit, pending, 'pending', 'nothing'],
    [invoiceType.deposit, success, 'succeeded', 'nothing'],
    [invoiceType.deposit, success, 'failed', 'paymentStateConflict'],
    [invoiceType.deposit, rejected, 'failed', 'nothing'],
    [invoiceType.deposit, rejected, 'succeeded', 'deposit'],
    [invoiceType.withdrawal, pending, 'succeeded', 'withdrawal-pay'],
    [invoiceType.withdrawal, pending, 'failed', 'withdrawal-return'],
    [invoiceType.withdrawal, success, 'succeeded', 'nothing'],
    [invoiceType.withdrawal, success, 'failed', 'paymentStateConflict'],
    [invoiceType.withdrawal, rejected, 'succeeded', 'paymentStateConflict'],
    [invoiceType.withdrawal, rejected, 'failed', 'nothing'],
  ])('type %i in status %i, reported %s: %s', (type, from, reported, expected) => {
    expect(outcome(type, from, reported)).toBe(expected);
  });

  it('whose money is held has been paid, and is not paid again', () => {
    const outcomes = (['succeeded', 'pending', 'failed'] as const).map((state) => outcome(invoiceType.deposit, rejected, state, 500n));
    expect(outcomes).toEqual(['nothing', 'nothing', 'paymentStateConflict']);
  });
});

describe('an address that asks for at least 500', () => {
  const invoice = {
    id: 'i',
    type: invoiceType.deposit,
    status: pending,
    amount: 500n,
    requested: 500n,
    received: 0n,
    held: 0n,
    currency: 'EUR',
  } as const;
  const credit = (amount: bigint, total: bigint, statusResult = '') => ({
    status: success,
    total: money(total, 'EUR'),
    statusResult,
    transfer: { kind: 'deposit', sum: money(amount, 'EUR'), reference: `i:${total}` },
  });

  it.each<[string, InvoiceStatus, bigint, PaymentState, bigint, object | null]>([
    ['what may still be taken back moves nothing', pending, 500n, 'pending', 900n, null],
    ['all that came is credited', pending, 500n, 'succeeded', 900n, credit(900n, 900n)],
    ['a later growth is credited by itself', success, 900n, 'succeeded', 1000n, credit(100n, 1000n)],
    ['an older sum changes nothing', success, 900n, 'succeeded', 500n, null],
    ['too little is credited at the end', pending, 500n, 'failed', 499n, credit(499n, 499n, 'underpaid')],
    ['nothing at all is a failure', pending, 500n, 'failed', 0n, { status: rejected, transfer: null }],
    ['money after the end is credited', rejected, 500n, 'succeeded', 700n, credit(700n, 700n)],
    ['what was too little and grows is enough', success, 499n, 'succeeded', 600n, credit(101n, 600n)],
    ['an old end changes nothing', success, 900n, 'failed', 0n, null],
  ])('%s', (_, status, amount, state, received, expected) => {
    expect(nextStep({ ...invoice, status, amount }, { state, received })).toEqual(expected);
  });

  it('credits only what came beyond what is held, once', () => {
    const held = { ...invoice, status: rejected, amount: 600n, held: 600n };
    expect(nextStep(held, { state: 'succeeded', received: 600n })).toBeNull();
    const grown = nextStep(held, { state: 'succeeded', received: 900n });
    expect(grown).toMatchObject({ status: success, total: money(300n, 'EUR'), transfer: { sum: money(300n, 'EUR'), reference: 'i:900' } });
    expect(nextStep({ ...held, status: success, amount: 300n }, { state: 'succeeded', received: 900n })).toBeNull();
  });
});
