import type { Queryable } from '#kernel';
import { bookFaults, recentBookFaults, type BookFault } from './book-faults.sql.ts';

export type { BookFault };

/**
 * Proves the books, in one snapshot, so that it may run while money moves: entries of each transfer and of each currency
 * sum to 0; each pocket holds the sum of its entries; its versions have no gap and each balance after is the running
 * sum; hidden accounts are empty; every wallet has exactly one active account. Empty when all of that holds.
 * Reads every entry: for a nightly proof and for tests.
 */
export async function checkBooks(db: Queryable): Promise<BookFault[]> {
  return db.all(bookFaults());
}

/** The same for what was booked since then, by the database's clock; cheap when little has changed. */
export async function checkRecentBooks(db: Queryable, since: Date): Promise<BookFault[]> {
  return db.all(recentBookFaults(since));
}
