import { sql } from 'kysely';
import type { Queryable } from '#kernel';
import { invoiceColumns, type InvoiceRow } from './invoice.ts';

// Invoices of all players, for the reconciliation.

export async function invoicesChangedSince(db: Queryable, since: Date): Promise<InvoiceRow[]> {
  return db.all(sql<InvoiceRow>`select ${invoiceColumns} from payment.invoice where updated_at >= ${since}`);
}

/** In pages, in the order of their ids. */
export async function invoicesAfter(db: Queryable, id: string, limit: number): Promise<InvoiceRow[]> {
  return db.all(sql<InvoiceRow>`select ${invoiceColumns} from payment.invoice where id > ${id} order by id limit ${limit}`);
}

/** Ids need not be well formed: they come from elsewhere. */
export async function invoicesByIds(db: Queryable, ids: readonly string[]): Promise<InvoiceRow[]> {
  return db.all(sql<InvoiceRow>`select ${invoiceColumns} from payment.invoice
    where id in (select each::uuid from unnest(${ids}::text[]) each where each ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')`);
}
