import type { CallQuery, Invoice, PageMeta } from '@verdigale/contract';
import { sql } from 'kysely';
import { pageOf, type Queryable } from '#kernel';
import { getProfile } from '#modules/player';
import { matching, selectInvoices } from './find-invoices.ts';
import { viewInvoice } from './invoice.ts';
import { findMethodNames } from './stored-method.ts';

/**
 * A page of the player's deposits and withdrawals, newest first. Methods are named in the language that is asked for, else the player's
 * own, else as when it was paid. Throws invalid per field. (wire 8.4)
 */
export async function listInvoices(
  db: Queryable,
  playerId: string,
  { page: number, perPage, locale, ...filter }: CallQuery<'payment.invoices.list'>,
): Promise<{ data: Invoice[]; meta: PageMeta }> {
  const where = matching(playerId, filter);
  const page = pageOf({ page: number, perPage });
  const [rows, { total }, profile] = await Promise.all([
    db.all(selectInvoices(where, page.limit, page.offset)),
    db.one(sql<{ total: number }>`select count(*)::int as total from payment.invoice where ${where}`),
    getProfile(db, playerId),
  ]);
  const names = await findMethodNames(db, new Set(rows.map(({ method }) => method)));
  const language = locale ?? profile.locale ?? 'en';
  return { data: rows.map((row) => viewInvoice(row, names.get(row.method)?.[language])), meta: page.meta(total) };
}
