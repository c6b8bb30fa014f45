import { useMutation } from '@tanstack/react-query';
import type { Account } from '@verdigale/contract';
import { showError } from '#app/features/notification/index.ts';
import { callApi } from '#app/session/index.ts';
import { rememberAccounts } from './use-accounts.ts';

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
      onChosen?.();
    },
    onError: (error) => void showError(error),
  });
}

/** Opens an account without making it active. */
export function useAddAccount(onAdded: () => void) {
  return useMutation({
    mutationFn: (currency: string) => callApi('wallet.accounts.create', { body: { currency } }),
    onSuccess(answer) {
      rememberAccounts(answer);
      onAdded();
    },
    onError: (error) => void showError(error),
  });
}

/** Takes an empty account that is not active out of sight. */
export function useHideAccount() {
  return useMutation({
    mutationFn: (id: string) => callApi('wallet.accounts.hide', { params: { id } }),
    onSuccess: rememberAccounts,
    onError: (error) => void showError(error),
  });
}
