import { queryOptions } from '@tanstack/react-query';
import { invoiceStatus, invoiceType } from '@verdigale/contract';
import { callQuery, dataOf } from './call-query.ts';

/** What of a currency is on its way out: of those that wait long the latest payments know nothing. */
export const openWithdrawalsQuery = (currency: string) => {
  const query = { type: invoiceType.withdrawal, status: invoiceStatus.pending, currency, perPage: 100 } as const;
  return queryOptions({ ...callQuery('payment.invoices.list', { query }), staleTime: 0, select: dataOf });
};
