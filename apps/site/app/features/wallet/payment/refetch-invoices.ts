import type { Query, QueryClient } from '@tanstack/react-query';

const ofInvoices = new Set<unknown>(['payment.invoices.list', 'payment.invoices.statistics']);

/**
 * Asks anew for what is shown of invoices. An answer that is on its way may have been given before the news: it is not
 * waited for, since a first one would count as the fresh one.
 */
export async function refetchInvoices(queryClient: QueryClient): Promise<void> {
  const filter = { predicate: ({ queryKey }: Query) => ofInvoices.has(queryKey[0]) };
  await queryClient.cancelQueries(filter);
  await queryClient.invalidateQueries(filter);
}
