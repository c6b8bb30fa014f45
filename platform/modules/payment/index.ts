import type { Module } from '#kernel';
import { paymentRoutes } from './routes.ts';

export { requireAmount } from './amount.ts';
export { checkFields } from './check-fields.ts';
export {
  changeInvoice,
  countSuccessfulDeposits,
  findInvoice,
  findSilentInvoices,
  insertInvoice,
  lockInvoice,
  viewInvoice,
  viewInvoicePush,
  type InvoiceChange,
  type InvoiceRow,
} from './invoice.ts';
export { requireMethod, seedMethods, type MethodSeed } from './method.ts';

export const paymentModule: Module = { name: 'payment', routes: paymentRoutes };
