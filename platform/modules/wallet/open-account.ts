import type { CurrencyInfo } from '@verdigale/money';
import { newId, type Transaction } from '#kernel';
import type { AccountState, LockedAccount } from './account.ts';
import { insertAccount, insertWallet, lockWallet } from './wallet.sql.ts';

export interface NewAccount {
  playerId: string;
  currency: CurrencyInfo;
  isActive: boolean;
}

/**
 * Opens an empty account with all its pockets, and the player's wallet if this is the first. Fails on
 * `account_player_id_currency_key` when the player has one in this currency, on `account_player_id_active_key` when
 * another one is active.
 */
export async function openAccount(tx: Transaction, { playerId, currency, isActive }: NewAccount): Promise<LockedAccount> {
  const account: AccountState = {
    id: newId(),
    playerId,
    currency: currency.code,
    exponent: currency.exponent,
    isActive,
    isHidden: false,
    version: 1n,
    pockets: { real: 0n, bonus: 0n, locked: 0n, pending: 0n, held: 0n },
  };
  await Promise.all([tx.run(insertWallet(playerId)), tx.run(lockWallet(playerId)), tx.run(insertAccount(account))]);
  return account as LockedAccount;
}
