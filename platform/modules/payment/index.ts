import type { Module } from '#kernel';
import { paymentRoutes } from './routes.ts';

export { requireAmount } from './amount.ts';
export { checkFields } from './check-fields.ts';
export {
  changeInvoice,
  countSuccessfulDeposits,
  findInvoice,
  insertInvoice,
  lockInvoice,
  publicSum,
  viewInvoice,
  viewInvoicePush,
  type InvoiceChange,
  type InvoiceRow,
  type NewInvoice,
} from './invoice.ts';
export { findMethods, requireMethod, seedMethods, type Method, type MethodSeed } from './method.ts';
export { paymentTotals, type PaymentTotal } from './payment-totals.ts';
export { watchInvoice, watchJob } from './watch-invoice.ts';
export { invoicesAfter, invoicesByIds, invoicesChangedSince } from './all-invoices.ts';

export const paymentModule: Module = { name: 'payment', routes: paymentRoutes };
