import type { InvoiceStatus, InvoiceType } from '@verdigale/contract';
import { query, row, uuid } from '#kernel/db/sql.ts';
import { invoice } from './invoice.sql.ts';

// Invoices of all players, for the reconciliation.

/** Of all players, in no order. */
export const invoicesChangedSince = (since: Date) => query(invoice)`
  select ${invoice.columns()} from payment.invoice where updated_at >= ${since}`;

const changed = row({ id: uuid });

/** Those at this provider that have one of these statuses, their ids alone: in five minutes there may be tens of thousands. */
export const providerInvoicesSince = (since: Date, provider: string, type: InvoiceType, statuses: readonly InvoiceStatus[]) => query(
  changed,
)`
  select id from payment.invoice
  where updated_at >= ${since} and provider = ${provider} and type = ${type} and status = any(${statuses})`;

/** In pages, in the order of their ids. */
export const invoicesAfter = (id: string, limit: number) => query(invoice)`
  select ${invoice.columns()} from payment.invoice where id > ${id} order by id limit ${limit}`;

/** Ids need not be well formed: they come from elsewhere. */
export const invoicesByIds = (ids: readonly string[]) => query(invoice)`
  select ${invoice.columns()} from payment.invoice
  where id in (select each::uuid from unnest(${ids}::text[]) each where each ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')`;
