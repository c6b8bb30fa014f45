import { useQuery } from '@tanstack/react-query';
import { useAccounts } from '#app/features/wallet/index.ts';
import { callApi } from '#app/session/index.ts';

/** What the player deposited and withdrew so far, a row a currency. */
export function useStatistics() {
  return useQuery({
    queryKey: ['payment.invoices.statistics'],
    queryFn: async () => (await callApi('payment.invoices.statistics')).data,
  });
}

/** The currencies of the accounts, and those of hidden ones that money went through: the active one first. */
export function useOwnCurrencies(): string[] {
  const { accounts = [], active } = useAccounts();
  const { data: statistics = [] } = useStatistics();
  return [...new Set([...(active ? [active] : []), ...accounts, ...statistics].map(({ currency }) => currency))];
}
