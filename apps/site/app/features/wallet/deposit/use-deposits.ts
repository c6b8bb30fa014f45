import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '@verdigale/contract';
import { useLocale } from '#app/locale/use-locale.ts';
import { latestDepositsQuery } from '#app/queries/payment.ts';

/**
 * The player's latest deposits; `LiveWallet` has them asked for again after every change and after a gap. They are pending until the first answer
 * alone, or the failure of it: what is shown then asks for them too, and would go with each question that it begins, and begin the next one.
 */
export function useDeposits(): {
  deposits: readonly Invoice[] | undefined;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
} {
  const { data: deposits, isFetched, isFetching, refetch } = useQuery(latestDepositsQuery(useLocale().locale));
  // What is known stays of use when a later question failed.
  return { deposits, isPending: !isFetched, isError: isFetched && !deposits, isFetching, refetch };
}

/** One of them; undefined while it is not listed. */
export function useDepositInvoice(id: string | undefined): Invoice | undefined {
  return useDeposits().deposits?.find((deposit) => deposit.id === id);
}
