import type { Account } from '@verdigale/contract';
import { queryClient } from '#app/session/index.ts';
import { createBalanceHold } from './balance-hold.ts';
import { accountsKey, withAccount, type AccountsAnswer } from '../accounts/use-accounts.ts';

/** Writes a newer state of an account into what the page shows. */
export function showAccount(account: Account): void {
  queryClient.setQueryData<AccountsAnswer>(accountsKey, (known) => known && withAccount(known, account));
}

/** The hold of this page: the game's stage begins and releases it, the live wallet asks it. */
export const roundBalance = createBalanceHold(showAccount);
