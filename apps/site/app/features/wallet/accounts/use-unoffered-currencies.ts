import { useQuery } from '@tanstack/react-query';
import { allCurrenciesQuery, currenciesQuery } from '#app/queries/settings.ts';
import { useAccounts } from './use-accounts.ts';

/** Asks for all currencies where an account is in one that the brand no longer offers: `useMoney` writes its sums by them. */
export function useUnofferedCurrencies(): void {
  const { accounts = [] } = useAccounts();
  const { data: offered } = useQuery(currenciesQuery);
  const isUnoffered = offered !== undefined && accounts.some((account) => !offered.some(({ code }) => code === account.currency));
  useQuery({ ...allCurrenciesQuery, enabled: isUnoffered });
}
