import { invoiceStatus } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { endOf, isJustEnded } from './ended-deposit.ts';

const now = Date.parse('2026-05-01T12:00:00Z');
const invoice = (status: number, createdAt = '2026-05-01T11:59:00Z') => ({ status, createdAt });

it('takes the latest deposit for the one that ended only when its state agrees', () => {
  expect(isJustEnded(invoice(invoiceStatus.success), 'depositSuccess', now)).toBe(true);
  expect(isJustEnded(invoice(invoiceStatus.pending), 'depositSuccess', now)).toBe(true);
  expect(isJustEnded(invoice(invoiceStatus.rejected), 'depositSuccess', now)).toBe(false);
  expect(isJustEnded(invoice(invoiceStatus.success), 'depositError', now)).toBe(false);
  expect(isJustEnded(invoice(invoiceStatus.success), 'depositRedirect', now)).toBe(true);
  expect(isJustEnded(invoice(invoiceStatus.rejected), 'depositRedirect', now)).toBe(false);
});

it('shows no receipt of an older deposit', () => {
  expect(isJustEnded(invoice(invoiceStatus.success, '2026-05-01T10:59:59Z'), 'depositSuccess', now)).toBe(false);
});

it('believes the invoice before the address', () => {
  expect(endOf('depositSuccess', invoice(invoiceStatus.pending))).toBe('depositRedirect');
  expect(endOf('depositError', invoice(invoiceStatus.pending))).toBe('depositError');
  expect(endOf('depositPending', invoice(invoiceStatus.success))).toBe('depositSuccess');
  expect(endOf('depositRedirect', invoice(invoiceStatus.rejected))).toBe('depositError');
});

it('says of no deposit that it has arrived by the address alone', () => {
  expect(endOf('depositSuccess', undefined)).toBe('depositRedirect');
});
