import { useMutation } from '@tanstack/react-query';
import type { Account } from '@verdigale/contract';
import { showError } from '#app/alerts/show-alert.ts';
import { refetchAccounts, refetchForAccount, rememberAccounts } from '#app/queries/accounts.ts';
import { callApi } from '#app/session/index.ts';

/** Why it was refused may be that the accounts have changed elsewhere: an account hidden in another tab, for one. */
function showRefusal(error: Error): void {
  void refetchAccounts();
  void showError(error);
}

/** Makes a currency the active one. Without an account in it one is opened first. (W 4) */
export function useChooseCurrency(accounts: readonly Account[], onChosen?: () => void) {
  return useMutation({
    mutationFn: async (currency: string) => {
      const inCurrency = (account: Account) => account.currency === currency;
      const own = accounts.find(inCurrency) ?? (await callApi('wallet.accounts.create', { body: { currency } })).data.find(inCurrency);
      return callApi('wallet.accounts.switch', { params: { id: own?.id ?? '' } });
    },
    onSuccess(answer) {
      rememberAccounts(answer);
      void refetchForAccount();
      onChosen?.();
    },
    onError: showRefusal,
  });
}

/** Opens an account without making it active. Throws `ApiError`. */
export async function addAccount(currency: string): Promise<void> {
  try {
    rememberAccounts(await callApi('wallet.accounts.create', { body: { currency } }));
  } catch (error) {
    void refetchAccounts();
    throw error;
  }
}

/** Takes an empty account that is not active out of sight. */
export function useHideAccount() {
  return useMutation({
    mutationFn: (id: string) => callApi('wallet.accounts.hide', { params: { id } }),
    onSuccess: rememberAccounts,
    onError: showRefusal,
  });
}
