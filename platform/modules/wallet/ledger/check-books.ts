import type { Queryable } from '#kernel';
import { bookFaults, type BookFault } from '../wallet.sql.ts';

export type { BookFault };

/**
 * Proves the books, in one snapshot, so that it may run while money moves: entries of each transfer and of each currency
 * sum to 0; each pocket holds the sum of its entries; its versions have no gap and each balance after is the running
 * sum; hidden accounts are empty; every wallet has exactly one active account. Empty when all of that holds.
 */
export async function checkBooks(db: Queryable): Promise<BookFault[]> {
  return db.all(bookFaults());
}
