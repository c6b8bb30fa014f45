import type { Account } from '@verdigale/contract';
import type { Queryable } from '#kernel';
import { validate } from 'uuid';
import type { AccountState } from './account.ts';
import { viewAccount } from './view-account.ts';
import { accountById, accountsOfPlayer, toAccount } from './wallet.sql.ts';

/** The player's accounts that are not hidden, oldest first. */
export async function listAccounts(db: Queryable, playerId: string): Promise<Account[]> {
  const accounts = (await db.all(accountsOfPlayer(playerId))).map(toAccount);
  return accounts.filter(({ isHidden }) => !isHidden).map(viewAccount);
}

/** The account of this player, hidden or not; undefined for an unknown id, an ill-formed one, and another player's. */
export async function findAccount(
  db: Queryable,
  { playerId, accountId }: { playerId: string; accountId: string },
): Promise<AccountState | undefined> {
  if (!validate(accountId)) return undefined;
  const row = await db.maybe(accountById(accountId));
  return row?.playerId === playerId ? toAccount(row) : undefined;
}

/** The account of this player in a currency, hidden or not. */
export async function findAccountIn(db: Queryable, playerId: string, currency: string): Promise<AccountState | undefined> {
  const row = (await db.all(accountsOfPlayer(playerId))).find((each) => each.currency === currency);
  return row && toAccount(row);
}
