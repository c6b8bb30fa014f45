import type { CallQuery } from '@verdigale/contract';
import { sql, type RawBuilder } from 'kysely';
import { requireTime, type Query } from '#kernel';
import { invoiceColumns, type InvoiceRow } from './invoice.ts';

/** The filters of the call; what is left out is "all". */
export type InvoiceFilter = CallQuery<'payment.invoices.export'>;

/** Whose invoices, and which of them. Throws invalid on a time that is none. (wire 8.4) */
export function matching(playerId: string, { dateFrom, dateTo, type, status, currency }: InvoiceFilter): RawBuilder<unknown> {
  // An address at which nothing has arrived is no deposit yet.
  const conditions = [sql`player_id = ${playerId} and received is distinct from 0`];
  if (dateFrom !== undefined) conditions.push(sql`created_at >= ${requireTime('dateFrom', dateFrom)}`);
  if (dateTo !== undefined) conditions.push(sql`created_at <= ${requireTime('dateTo', dateTo)}`);
  if (type !== undefined) conditions.push(sql`type = ${type}`);
  if (status !== undefined) conditions.push(sql`status = ${status}`);
  if (currency !== undefined) conditions.push(sql`currency = ${currency}`);
  return sql.join(conditions, sql` and `);
}

/** Newest first. */
export const selectInvoices = (where: RawBuilder<unknown>, limit: number, offset = 0): Query<InvoiceRow> => sql`
  select ${invoiceColumns} from payment.invoice where ${where} order by created_at desc, id desc limit ${limit} offset ${offset}`;
