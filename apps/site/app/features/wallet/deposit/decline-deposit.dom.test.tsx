import { screen } from '@testing-library/react';
import type { Invoice } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { latestDepositsQuery } from '#app/queries/payment.ts';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { DeclineDeposit } from './decline-deposit.tsx';

const { queryKey } = latestDepositsQuery('en');
const know = (...deposits: Partial<Invoice>[]) => queryClient.setQueryData(queryKey, { data: deposits, meta: undefined } as never);
const show = () => renderSite(<DeclineDeposit invoiceId="d1" onDone={() => undefined} />);
const nothing = 'No deposit is waiting, so there is nothing to cancel.';

it('asks about a deposit that waits, and says so where none does', async () => {
  know({ id: 'd1', status: 1, amount: 20, currency: 'EUR', paymentMethod: 'Bank' });
  show();
  expect(screen.getByRole('button', { name: 'Cancel it' })).toBeDefined();
  know({ id: 'd1', status: 2, amount: 20, currency: 'EUR', paymentMethod: 'Bank' });
  expect(await screen.findByText(nothing)).toBeDefined();
});

it('tells nobody that no deposit waits before that is known', async () => {
  show();
  expect(screen.queryByText(nothing)).toBeNull();
  expect(await screen.findByText('Your deposits did not load')).toBeDefined();
  expect(screen.queryByText(nothing)).toBeNull();
});
