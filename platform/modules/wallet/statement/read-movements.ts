import type { Queryable } from '#kernel';
import { shownPockets } from '../account.ts';
import { inOrder, type Movement } from './in-order.ts';
import { holdingsOf, perPocket, rangesBetween, type Marks } from './period.ts';
import { nextParts } from './statement.sql.ts';

export interface Line extends Omit<Movement, 'parts'> {
  amount: bigint;
  pendingAmount: bigint;
  balanceAfter: bigint;
  pendingAfter: bigint;
}

/** The next lines after these marks, and the marks that they reach. Costs the same anywhere in the history. */
export async function readMovements(
  db: Queryable,
  after: Marks,
  closing: Marks,
  count: number,
): Promise<{ lines: Line[]; reached: Marks; isEnd: boolean }> {
  const parts = await db.all(nextParts(rangesBetween(after, closing), count));
  const versions = perPocket((pocket) => after[pocket].version);
  let reached = after;
  const lines = inOrder(parts, versions, count).map(({ parts: own, ...movement }) => {
    const before = holdingsAt(reached);
    const changed = own.map(({ pocket, version, balanceAfter: balance }) => [pocket, { ...after[pocket], version, balance }]);
    reached = { ...reached, ...(Object.fromEntries(changed) as Partial<Marks>) };
    const now = holdingsAt(reached);
    return {
      ...movement,
      amount: now.balance - before.balance,
      pendingAmount: now.pending - before.pending,
      balanceAfter: now.balance,
      pendingAfter: now.pending,
    };
  });
  const isEnd = shownPockets.every((pocket) => reached[pocket].version === closing[pocket].version);
  if (!isEnd && lines.length === 0) throw new Error('a pocket has a gap in its versions');
  return { lines, reached, isEnd };
}

export const holdingsAt = (marks: Marks) => holdingsOf(perPocket((pocket) => marks[pocket].balance));
