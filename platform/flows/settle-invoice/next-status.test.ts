import { invoiceStatus, invoiceType, type InvoiceStatus } from '@verdigale/contract';
import { describe, expect, it } from 'vitest';
import type { PaymentState } from '#partners/payment/index.ts';
import { nextStep } from './next-status.ts';

const { pending, success, rejected } = invoiceStatus;

function outcome(type: 1 | 2, from: InvoiceStatus, reported: PaymentState): string {
  try {
    const step = nextStep(type, from, reported);
    return step === null ? 'nothing' : step === 'reject' ? 'reject' : step.transfer;
  } catch (error) {
    return (error as { reason: string }).reason;
  }
}

describe('an invoice and what its provider reports', () => {
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
});
