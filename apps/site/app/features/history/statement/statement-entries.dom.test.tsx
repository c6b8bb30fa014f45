import type { StatementEntry } from '@verdigale/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { statementEntriesQuery } from '#app/queries/wallet.ts';
import { queryClient } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { StatementEntries } from './statement-entries.tsx';
import { periodQuery } from './statement-choice.ts';

const choice = { currency: 'EUR', from: '2026-05-01', to: '2026-05-31' };
const entry: StatementEntry = {
  id: 'e1',
  kind: 'deposit',
  reference: 'i1',
  postedAt: '2026-05-02T10:00:00Z',
  amount: 20,
  pendingAmount: 0,
  balanceAfter: 20,
  pendingAfter: 0,
};

it('says that further movements could not be had, keeps those that are there, and offers another try', async () => {
  own();
  queryClient.setQueryData(statementEntriesQuery({ ...periodQuery(choice), perPage: 50 }).queryKey, {
    pages: [{ data: [entry], meta: { next: '1.0.0.0' } }],
    pageParams: [''],
  });
  queryClient.setQueryDefaults(['wallet.statement.entries'], { staleTime: Infinity });
  const { user } = renderSite(<StatementEntries choice={choice} />);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Further movements did not load')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Deposit' })).toBeTruthy();
});
