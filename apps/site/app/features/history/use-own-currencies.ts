import { useQuery } from '@tanstack/react-query';
import { useAccounts } from '#app/features/wallet/index.ts';
import { paymentTotalsQuery } from '#app/queries/payment.ts';

/** The currencies of the accounts, and those of hidden ones that money went through: the active one first. */
export function useOwnCurrencies(): string[] {
  const { accounts = [], active } = useAccounts();
  const { data: statistics = [] } = useQuery(paymentTotalsQuery);
  return [...new Set([...(active ? [active] : []), ...accounts, ...statistics].map(({ currency }) => currency))];
}
