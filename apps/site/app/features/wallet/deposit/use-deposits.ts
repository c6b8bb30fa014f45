import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '@verdigale/contract';
import { useLocale } from '#app/locale/use-locale.ts';
import { latestDepositsQuery } from '#app/queries/payment.ts';

/** The player's latest deposits; `LiveWallet` has them asked for again after every change and after a gap. */
export function useDeposits(): {
  deposits: readonly Invoice[] | undefined;
  isPending: boolean;
  isError: boolean;
  refetch: () => unknown;
} {
  const { data: deposits, isPending, isError, refetch } = useQuery(latestDepositsQuery(useLocale().locale));
  // What is known stays of use when a later question failed.
  return { deposits, isPending, isError: isError && !deposits, refetch };
}

/** One of them; undefined while it is not listed. */
export function useDepositInvoice(id: string | undefined): Invoice | undefined {
  return useDeposits().deposits?.find((deposit) => deposit.id === id);
}
