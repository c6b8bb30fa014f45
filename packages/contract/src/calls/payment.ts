import type { Call } from './call.ts';

export const paymentCalls = {
  'payment.methods.deposit': { method: 'GET', path: '/api/payment/methods/deposit', auth: 'bearer' },
  'payment.methods.withdrawal': { method: 'GET', path: '/api/payment/methods/withdrawal', auth: 'bearer' },
  'payment.invoices.deposit': { method: 'POST', path: '/api/payment/invoices/deposit', auth: 'bearer' },
  'payment.invoices.withdrawal': { method: 'POST', path: '/api/payment/invoices/withdrawal', auth: 'bearer' },
  'payment.invoices.payOut': { method: 'POST', path: '/api/payment/invoices/pay-out', auth: 'guest' },
  'payment.invoices.list': { method: 'GET', path: '/api/payment/invoices', auth: 'bearer' },
  'payment.invoices.export': { method: 'GET', path: '/api/payment/invoices/export', auth: 'bearer', answer: 'file' },
  'payment.invoices.statistics': { method: 'GET', path: '/api/payment/invoices/statistics', auth: 'bearer' },
  'payment.invoices.decline': { method: 'PUT', path: '/api/payment/invoices/{id}/decline', auth: 'bearer' },
} as const satisfies Record<string, Call>;
