import { invoiceStatus, invoiceType } from '@verdigale/contract';
import { formatDecimal, money } from '@verdigale/money';
import { csvLine, type Queryable, type StreamedFile } from '#kernel';
import { invoicesMatching, type InvoiceFilter } from './find-invoices.sql.ts';
import type { InvoiceRow } from './invoice.sql.ts';

const header = ['id', 'created_at', 'updated_at', 'type', 'status', 'status_result', 'method', 'method_name', 'amount', 'currency'];
const pageSize = 1_000;

const nameIn = (names: Record<string, number>, id: number) => Object.keys(names).find((name) => names[name] === id) ?? String(id);

/**
 * The player's invoices as CSV, newest first, page by page. The header is for machines: it is the same in every language. Throws invalid per
 * field before the first line.
 */
export async function exportInvoices(db: Queryable, playerId: string, filter: InvoiceFilter): Promise<StreamedFile> {
  const first = await db.all(invoicesMatching(playerId, filter, { limit: pageSize }));
  return { type: 'text/csv; charset=utf-8', parts: partsOf(db, playerId, filter, first) };
}

async function* partsOf(db: Queryable, playerId: string, filter: InvoiceFilter, first: InvoiceRow[]): AsyncGenerator<string> {
  yield csvLine(header);
  for (let rows = first; ;) {
    if (rows.length > 0) yield rows.map(lineOf).join('');
    if (rows.length < pageSize) return;
    rows = await db.all(invoicesMatching(playerId, filter, { limit: pageSize, last: rows.at(-1) }));
  }
}

function lineOf(row: InvoiceRow): string {
  const { currency: code, exponent } = row;
  return csvLine([
    row.id,
    row.createdAt.toISOString(),
    row.updatedAt.toISOString(),
    nameIn(invoiceType, row.type),
    nameIn(invoiceStatus, row.status),
    row.statusResult,
    row.method,
    row.methodName,
    formatDecimal(money(row.amount, code), { code, exponent }),
    code,
  ]);
}
