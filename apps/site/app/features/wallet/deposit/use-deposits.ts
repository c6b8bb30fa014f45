import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '@verdigale/contract';
import { useLocale } from '#app/locale/use-locale.ts';
import { latestDepositsQuery } from '#app/queries/payment.ts';

/** The player's latest deposits; `LiveWallet` has them asked for again after every change and after a gap. */
export function useDeposits(): { deposits: readonly Invoice[] | undefined; isPending: boolean } {
  const { data: deposits, isPending } = useQuery(latestDepositsQuery(useLocale().locale));
  return { deposits, isPending };
}

/** One of them; undefined while it is not listed. */
export function useDepositInvoice(id: string | undefined): Invoice | undefined {
  return useDeposits().deposits?.find((deposit) => deposit.id === id);
}
