import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { invoiceType, type Invoice } from '@verdigale/contract';
import { callApi } from '#app/session/index.ts';

const query = { type: invoiceType.deposit, perPage: 20 };

/** The player's latest deposits; `LiveWallet` has them asked for again after every news and after a gap. */
const depositsQuery = queryOptions({
  queryKey: ['payment.invoices.list', query],
  queryFn: () => callApi('payment.invoices.list', { query }),
  staleTime: 0,
});

export function useDeposits(): { deposits: readonly Invoice[] | undefined; isPending: boolean } {
  const { data, isPending } = useQuery(depositsQuery);
  return { deposits: data?.data, isPending };
}

/** One of them; undefined while it is not listed. */
export function useDepositInvoice(id: string | undefined): Invoice | undefined {
  return useDeposits().deposits?.find((deposit) => deposit.id === id);
}

/** As they are now. */
export async function fetchDeposits(queryClient: QueryClient): Promise<readonly Invoice[]> {
  return (await queryClient.fetchQuery(depositsQuery)).data;
}
