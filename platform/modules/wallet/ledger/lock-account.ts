import type { Transaction } from '#kernel';
import { validate } from 'uuid';
import type { LockedAccount } from '../account.ts';
import { accountById, accountsOfPlayer, insertWallet, lockWallet, lockWalletOfAccount, toAccount } from '../wallet.sql.ts';

/**
 * Takes the lock of the wallet that this account belongs to, then reads the account: all money of a player moves in
 * turns. One round trip, but two statements: the second one's snapshot begins after the wait for the lock, and a single
 * statement would read what was there before it. Undefined when there is no such account; ids need not be well formed.
 */
export async function lockAccount(tx: Transaction, accountId: string): Promise<LockedAccount | undefined> {
  if (!validate(accountId)) return undefined;
  const [, row] = await Promise.all([tx.run(lockWalletOfAccount(accountId)), tx.maybe(accountById(accountId))]);
  return row && (toAccount(row) as LockedAccount);
}

/** As `lockAccount`, for all accounts of a player, hidden ones included. A player without a wallet gets one to lock. */
export async function lockAccounts(tx: Transaction, playerId: string): Promise<LockedAccount[]> {
  const [, , rows] = await Promise.all([tx.run(insertWallet(playerId)), tx.run(lockWallet(playerId)), tx.all(accountsOfPlayer(playerId))]);
  return rows.map((row) => toAccount(row) as LockedAccount);
}
