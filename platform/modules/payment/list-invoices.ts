import type { CallQuery, Invoice, PageMeta } from '@verdigale/contract';
import { pageOf, type Queryable } from '#kernel';
import { getProfile } from '#modules/player';
import { countMatching, invoicesMatching } from './find-invoices.sql.ts';
import { viewInvoice } from './invoice.ts';
import { namesOf } from './method.sql.ts';

/**
 * A page of the player's deposits and withdrawals, newest first. Methods are named in the language that is asked for, else the player's
 * own, else as when it was paid. Throws invalid per field. (wire 8.4)
 */
export async function listInvoices(
  db: Queryable,
  playerId: string,
  { page: number, perPage, locale, ...filter }: CallQuery<'payment.invoices.list'>,
): Promise<{ data: Invoice[]; meta: PageMeta }> {
  const page = pageOf({ page: number, perPage });
  const [rows, { total }, profile] = await Promise.all([
    db.all(invoicesMatching(playerId, filter, page)),
    db.one(countMatching(playerId, filter)),
    getProfile(db, playerId),
  ]);
  const methods = await db.all(namesOf([...new Set(rows.map(({ method }) => method))]));
  const names = new Map(methods.map((method) => [method.id, method.names]));
  const language = locale ?? profile.locale ?? 'en';
  return { data: rows.map((row) => viewInvoice(row, names.get(row.method)?.[language])), meta: page.meta(total) };
}
