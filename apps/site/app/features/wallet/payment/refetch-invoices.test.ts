import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { expect, it, vi } from 'vitest';
import { refetchInvoices } from './refetch-invoices.ts';

it('is not content with a first answer that was given before the news', async () => {
  const queryClient = new QueryClient();
  const answers = Array.from({ length: 2 }, () => Promise.withResolvers<string>());
  const ask = vi.fn(() => answers[ask.mock.calls.length - 1]!.promise);
  const list = new QueryObserver(queryClient, { queryKey: ['payment.invoices.list', {}], queryFn: ask, retry: false });
  const leave = list.subscribe(() => undefined);
  const done = refetchInvoices(queryClient);
  answers[0]!.resolve('pending');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  answers[1]!.resolve('paid');
  await done;
  expect(list.getCurrentResult().data).toBe('paid');
  leave();
});
