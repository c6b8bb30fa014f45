import type { Account } from '@verdigale/contract';
import { requireCurrency } from '#modules/settings';
import type { Kernel } from '#kernel';
import { changeStatus } from './change-status.ts';
import { lockAccounts } from './ledger/lock-account.ts';
import { listAccounts } from './list-accounts.ts';
import { openAccount } from './open-account.ts';

/**
 * Gives the player an account in this currency: opens it, or shows a hidden one again. Answers all accounts. Nothing is published: it
 * would arrive after the answer to a switch that follows at once, and undo it. (W 4)
 * Throws invalid (currency) for a currency that the brand does not offer.
 */
export async function createAccount(kernel: Kernel, playerId: string, currencyCode: string): Promise<Account[]> {
  const currency = await requireCurrency(kernel.db, currencyCode);
  return kernel.db.transaction(async (tx) => {
    const accounts = await lockAccounts(tx, playerId);
    const existing = accounts.find((account) => account.currency === currency.code);
    if (existing?.isHidden) await changeStatus(tx, existing, { isHidden: false });
    if (!existing) await openAccount(tx, { playerId, currency, isActive: accounts.length === 0 });
    return listAccounts(tx, playerId);
  });
}
