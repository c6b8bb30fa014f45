import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { queryClient } from '#app/session/index.ts';
import { refetchInvoices } from './payment.ts';

it('is not content with a first answer that was given before the change', async () => {
  const answers = Array.from({ length: 2 }, () => Promise.withResolvers<string>());
  const ask = vi.fn(() => answers[ask.mock.calls.length - 1]!.promise);
  const list = new QueryObserver(queryClient, { queryKey: ['payment.invoices.list', {}], queryFn: ask });
  const leave = list.subscribe(() => undefined);
  const done = refetchInvoices();
  answers[0]!.resolve('pending');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  answers[1]!.resolve('paid');
  await done;
  expect(list.getCurrentResult().data).toBe('paid');
  leave();
});
