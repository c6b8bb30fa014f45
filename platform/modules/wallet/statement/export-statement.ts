import type { CallQuery } from '@verdigale/contract';
import { formatDecimal, money } from '@verdigale/money';
import { csvLine, type Queryable, type StreamedFile } from '#kernel';
import { requirePeriod, type Period } from './period.ts';
import { holdingsAt, readMovements } from './read-movements.ts';

const header = ['posted_at', 'kind', 'reference', 'transfer_id', 'currency', 'amount', 'balance', 'pending_amount', 'pending_balance'];
const pageSize = 1_000;

/** The statement of a period as CSV, page by page. Throws invalid per field before the first line. */
export async function exportStatement(db: Queryable, playerId: string, query: CallQuery<'wallet.statement.export'>): Promise<StreamedFile> {
  const period = await requirePeriod(db, playerId, query);
  return { type: 'text/csv; charset=utf-8', parts: partsOf(db, period) };
}

async function* partsOf(db: Queryable, { currency, opening, closing, from, to }: Period): AsyncGenerator<string> {
  const text = (amount: bigint) => formatDecimal(money(amount, currency.code), currency);
  const edge = (kind: string, time: Date, { balance, pending }: { balance: bigint; pending: bigint }) =>
    csvLine([time.toISOString(), kind, '', '', currency.code, '', text(balance), '', text(pending)]);
  yield csvLine(header) + edge('opening', from, holdingsAt(opening));
  let page = await readMovements(db, opening, closing, pageSize);
  for (;;) {
    yield page.lines
      .map((line) =>
        csvLine([
          line.postedAt.toISOString(),
          line.kind,
          line.reference,
          line.id,
          currency.code,
          text(line.amount),
          text(line.balanceAfter),
          text(line.pendingAmount),
          text(line.pendingAfter),
        ]),
      )
      .join('');
    if (page.isEnd) break;
    page = await readMovements(db, page.reached, closing, pageSize);
  }
  yield edge('closing', to, holdingsAt(closing));
}
