import type { CurrencyInfo } from '@verdigale/money';
import { AppError, requireTime, type Queryable } from '#kernel';
import { shownPockets, type ShownPocket } from '../account.ts';
import { accountsOfPlayer } from '../wallet.sql.ts';
import { marksBefore, type PocketMark } from './statement.sql.ts';

export interface Mark {
  ledgerId: bigint;
  version: bigint;
  balance: bigint;
}
export type Marks = Readonly<Record<ShownPocket, Mark>>;

/** A stretch of an account's history, as the versions of its pockets: what lies between two marks sums up to their difference. */
export interface Period {
  currency: CurrencyInfo;
  from: Date;
  to: Date;
  opening: Marks;
  closing: Marks;
}

/**
 * From the first to the last moment, both included, of the player's account in a currency, hidden or not. Throws invalid per field.
 */
export async function requirePeriod(
  db: Queryable,
  playerId: string,
  query: { currency: string; dateFrom: string; dateTo: string },
): Promise<Period> {
  const [from, to] = [requireTime('dateFrom', query.dateFrom), requireTime('dateTo', query.dateTo)];
  if (from > to) throw AppError.invalid('dateTo', 'is before dateFrom');
  const account = (await db.all(accountsOfPlayer(playerId))).find(({ currency }) => currency === query.currency);
  if (!account) throw AppError.invalid('currency', 'no account in this currency');
  // Times are whole milliseconds.
  const marks = await db.all(marksBefore(account.id, from, new Date(to.getTime() + 1)));
  const { currency: code, exponent } = account;
  return { currency: { code, exponent }, from, to, opening: marksOf(marks, 1), closing: marksOf(marks, 2) };
}

function marksOf(rows: readonly PocketMark[], moment: PocketMark['moment']): Marks {
  const ofMoment = rows.filter((row) => row.moment === moment);
  return perPocket((pocket) => {
    const { ledgerId, version, balance } = ofMoment.find((row) => row.pocket === pocket)!;
    return { ledgerId, version, balance };
  });
}

export function perPocket<T>(of: (pocket: ShownPocket) => T): Record<ShownPocket, T> {
  return Object.fromEntries(shownPockets.map((pocket) => [pocket, of(pocket)])) as Record<ShownPocket, T>;
}

/** What lies between two marks, for the queries. */
export function rangesBetween(opening: Marks, closing: Marks) {
  return shownPockets.map((pocket) => ({
    ledgerId: opening[pocket].ledgerId,
    after: opening[pocket].version,
    upTo: closing[pocket].version,
  }));
}

/** The balance as the account shows it, and beside it what is held back for withdrawals. */
export function holdingsOf(balances: Readonly<Record<ShownPocket, bigint>>): { balance: bigint; pending: bigint } {
  return { balance: balances.real + balances.bonus + balances.locked, pending: balances.pending };
}
