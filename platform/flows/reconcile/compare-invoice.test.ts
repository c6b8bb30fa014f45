import { describe, expect, it } from 'vitest';
import type { InvoiceRow } from '#modules/payment';
import type { PaymentTransfer } from '#modules/wallet';
import { compareInvoice } from './compare-invoice.ts';

const invoice = (type: 1 | 2, status: 0 | 1 | 2 | 3, held = 0n, returned = 0n): InvoiceRow =>
  ({ id: 'i', accountId: 'a', type, status, amount: 500n, held, returned, currency: 'EUR', provider: 'sandbox' }) as InvoiceRow;

const effects: Record<PaymentTransfer['kind'], Pick<PaymentTransfer, 'total' | 'pending' | 'counterparty'>> = {
  deposit: { total: 500n, pending: 0n, counterparty: 'payment:sandbox' },
  'deposit-hold': { total: 500n, pending: 0n, counterparty: 'payment:sandbox' },
  'deposit-return': { total: -500n, pending: 0n, counterparty: 'payment:sandbox' },
  'withdrawal-hold': { total: 0n, pending: 500n, counterparty: null },
  'withdrawal-pay': { total: -500n, pending: -500n, counterparty: 'payment:sandbox' },
  'withdrawal-return': { total: 0n, pending: -500n, counterparty: null },
};
const transfer = (kind: PaymentTransfer['kind'], changes: Partial<PaymentTransfer> = {}): PaymentTransfer => ({
  id: 't',
  accountId: 'a',
  kind,
  invoiceId: 'i',
  currency: 'EUR',
  ...effects[kind],
  ...changes,
});

describe('an invoice and its transfers', () => {
  it.each<[string, InvoiceRow, PaymentTransfer[]]>([
    ['a deposit that waits', invoice(1, 1), []],
    ['a deposit that is paid', invoice(1, 2), [transfer('deposit')]],
    ['a deposit that is paid in parts', invoice(1, 2), [transfer('deposit', { total: 200n }), transfer('deposit', { total: 300n })]],
    ['a deposit that is declined', invoice(1, 3), []],
    ['a deposit that is held', invoice(1, 3, 500n), [transfer('deposit-hold')]],
    ['a deposit that was held and has gone back', invoice(1, 3, 500n, 500n), [transfer('deposit-hold'), transfer('deposit-return')]],
    ['a withdrawal that waits', invoice(2, 1), [transfer('withdrawal-hold')]],
    ['a withdrawal that is paid', invoice(2, 2), [transfer('withdrawal-hold'), transfer('withdrawal-pay')]],
    ['a withdrawal that is returned', invoice(2, 3), [transfer('withdrawal-hold'), transfer('withdrawal-return')]],
  ])('fit: %s', (_, row, transfers) => {
    expect(compareInvoice(row, transfers)).toEqual([]);
  });

  it.each<[string, InvoiceRow, PaymentTransfer[]]>([
    ['credited without being paid', invoice(1, 1), [transfer('deposit')]],
    ['paid and not credited', invoice(1, 2), []],
    ['credited with another sum', invoice(1, 2), [transfer('deposit', { total: 501n })]],
    ['credited twice', invoice(1, 2), [transfer('deposit'), transfer('deposit')]],
    ['credited in another currency', invoice(1, 2), [transfer('deposit', { currency: 'USD' })]],
    ["credited out of another provider's money", invoice(1, 2), [transfer('deposit', { counterparty: 'payment:other' })]],
    ['held and credited too', invoice(1, 3, 500n), [transfer('deposit-hold'), transfer('deposit')]],
    ['sent back and still held', invoice(1, 3, 500n, 500n), [transfer('deposit-hold')]],
    ['asked for and not held', invoice(2, 1), []],
    ['paid and still held', invoice(2, 2), [transfer('withdrawal-hold')]],
    ['refused and not returned', invoice(2, 3), [transfer('withdrawal-hold')]],
    ['paid and returned', invoice(2, 2), [transfer('withdrawal-hold'), transfer('withdrawal-pay'), transfer('withdrawal-return')]],
    ['a deposit that was paid out', invoice(1, 2), [transfer('deposit'), transfer('withdrawal-pay')]],
  ])('do not fit: %s', (_, row, transfers) => {
    expect(compareInvoice(row, transfers)).toHaveLength(1);
    expect(compareInvoice(row, transfers)[0]).toMatchObject({ subject: 'i', currency: 'EUR', provider: 'sandbox' });
  });
});
