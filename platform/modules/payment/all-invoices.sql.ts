import { query } from '#kernel/db/sql.ts';
import { invoice } from './invoice.sql.ts';

// Invoices of all players, for the reconciliation.

export const invoicesChangedSince = (since: Date) => query(invoice)`
  select ${invoice.columns()} from payment.invoice where updated_at >= ${since}`;

/** In pages, in the order of their ids. */
export const invoicesAfter = (id: string, limit: number) => query(invoice)`
  select ${invoice.columns()} from payment.invoice where id > ${id} order by id limit ${limit}`;

/** Ids need not be well formed: they come from elsewhere. */
export const invoicesByIds = (ids: readonly string[]) => query(invoice)`
  select ${invoice.columns()} from payment.invoice
  where id in (select each::uuid from unnest(${ids}::text[]) each where each ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')`;
