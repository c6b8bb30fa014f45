import type { Module } from '#kernel';
import { paymentRoutes } from './routes.ts';

export { limitsWith } from './check-fields.ts';
export { checkPayment } from './check-payment.ts';
export { depositsBySpan } from './deposits-by-span.sql.ts';
export { sumForLimit } from './deposit-limit.ts';
export {
  changeInvoice,
  findInvoice,
  insertInvoice,
  publicSum,
  sumOf,
  viewInvoice,
  viewInvoicePush,
  type InvoiceChange,
  type InvoiceRow,
  type NewInvoice,
} from './invoice.ts';
export { eraseDetailsOf, invoicesOf, isPaying, knownDetails, lockInvoice, successfulDeposits } from './invoice.sql.ts';
export { judgeArrival, type ArrivalFault } from './judge-arrival.ts';
export { findMethods, requireMethod } from './find-methods.ts';
export type { Method } from './method.ts';
export { isDepositMethod } from './stopped-method.ts';
export { replaceMethods, seedMethods, type MethodSeed } from './stored-method.ts';
export { payersSince, paymentSignsOf, type PaymentSigns } from './payment-signs.sql.ts';
export { lastPayouts, type PayoutWay } from './last-payouts.sql.ts';
export { paymentTotals, type PaymentTotal } from './payment-totals.sql.ts';
export { watchInvoice, watchJob } from './watch-invoice.ts';
export { invoicesAfter, invoicesByIds, invoicesChangedSince, providerInvoicesSince } from './all-invoices.sql.ts';

export const paymentModule: Module = { name: 'payment', routes: paymentRoutes };
