import { AppError, type Queryable } from '#kernel';
import { shownPockets } from '../account.ts';
import { perPocket, type Marks, type Period } from './period.ts';
import { balancesAt } from './statement.sql.ts';

/** Where a page of a statement ends: the versions of the pockets, `120.0.0.4`. */
export function writeCursor(marks: Marks): string {
  return shownPockets.map((pocket) => marks[pocket].version).join('.');
}

/** The marks that a cursor stands for. Throws invalid (cursor) for a malformed one, or one of another period. */
export async function readCursor(db: Queryable, cursor: string, { opening, closing }: Period): Promise<Marks> {
  if (!/^\d{1,18}(\.\d{1,18}){3}$/.test(cursor)) throw AppError.invalid('cursor', 'is not a cursor');
  const versions = cursor.split('.').map(BigInt);
  const marks = perPocket((pocket) => ({ ledgerId: opening[pocket].ledgerId, version: versions[shownPockets.indexOf(pocket)]! }));
  const isInside = shownPockets.every((pocket) => {
    const { version } = marks[pocket];
    return version >= opening[pocket].version && version <= closing[pocket].version;
  });
  if (!isInside) throw AppError.invalid('cursor', 'belongs to another period');
  const balances = new Map((await db.all(balancesAt(Object.values(marks)))).map((row) => [row.ledgerId, row.balance]));
  return perPocket((pocket) => ({ ...marks[pocket], balance: balances.get(marks[pocket].ledgerId) ?? 0n }));
}
