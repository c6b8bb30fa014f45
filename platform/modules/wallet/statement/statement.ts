import type { CallQuery, Statement, StatementEntry } from '@verdigale/contract';
import { money, toWire } from '@verdigale/money';
import type { Queryable } from '#kernel';
import { readCursor, writeCursor } from './cursor.ts';
import { rangesBetween, requirePeriod, type Period } from './period.ts';
import { holdingsAt, readMovements } from './read-movements.ts';
import { totalsByKind } from './statement.sql.ts';

const wireOf =
  ({ currency }: Period) =>
  (amount: bigint) =>
    toWire(money(amount, currency.code), currency);

/** What an account held before and after a period, and what each kind of movement did to it. Throws invalid per field. */
export async function getStatement(db: Queryable, playerId: string, query: CallQuery<'wallet.statement.get'>): Promise<Statement> {
  const period = await requirePeriod(db, playerId, query);
  const { opening, closing, from, to, currency } = period;
  const wire = wireOf(period);
  const holdings = ({ balance, pending }: { balance: bigint; pending: bigint }) => ({ balance: wire(balance), pending: wire(pending) });
  const totals = await db.all(totalsByKind(rangesBetween(opening, closing)));
  return {
    currency: currency.code,
    dateFrom: from.toISOString(),
    dateTo: to.toISOString(),
    opening: holdings(holdingsAt(opening)),
    closing: holdings(holdingsAt(closing)),
    totals: totals.map(({ kind, count, amount, pending }) => ({ kind, count, amount: wire(amount), pendingAmount: wire(pending) })),
  };
}

/** A page of the movements of a period, oldest first. Throws invalid per field. */
export async function listStatementEntries(
  db: Queryable,
  playerId: string,
  { cursor, perPage = 50, ...query }: CallQuery<'wallet.statement.entries'>,
): Promise<{ data: StatementEntry[]; meta: { next: string | null } }> {
  const period = await requirePeriod(db, playerId, query);
  const after = cursor === undefined ? period.opening : await readCursor(db, cursor, period);
  const { lines, reached, isEnd } = await readMovements(db, after, period.closing, perPage);
  const wire = wireOf(period);
  const data = lines.map(({ id, kind, reference, postedAt, amount, pendingAmount, balanceAfter, pendingAfter }) => ({
    id,
    kind,
    reference,
    postedAt: postedAt.toISOString(),
    amount: wire(amount),
    pendingAmount: wire(pendingAmount),
    balanceAfter: wire(balanceAfter),
    pendingAfter: wire(pendingAfter),
  }));
  return { data, meta: { next: isEnd ? null : writeCursor(reached) } };
}
