import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Account, Currency, Invoice } from '@verdigale/contract';
import { openWithdrawalsQuery } from '#app/queries/open-withdrawals.ts';
import { currenciesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { forgetSentCalls, sentCalls } from '#testing/sent-calls.ts';
import { PendingWithdrawals } from './pending-withdrawals.tsx';

const account = { id: 'a', currency: 'EUR' } as Account;
const euro = {
  code: 'EUR',
  exponent: 2,
  type: 'fiat',
  subunitToUnit: 100,
  symbol: '€',
  isEnabled: true,
  subCurrencies: [],
} as unknown as Currency;
const invoice = (id: string, amount: number) => ({ id, status: 1, amount, currency: 'EUR' }) as Invoice;

it('adds up what is on its way out of this account, and leads to where it can be cancelled', () => {
  queryClient.setQueryData(currenciesQuery.queryKey, { data: [euro] } as never);
  queryClient.setQueryData(openWithdrawalsQuery('EUR').queryKey, { data: [invoice('1', 30), invoice('2', 12.5)] } as never);
  renderSite(<PendingWithdrawals account={account} />);
  expect(screen.getByText('€42.50 on its way to you')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Follow or cancel' }).getAttribute('href')).toBe('/profile/history');
});

it('asks for those that are still open, however many have been paid since', async () => {
  queryClient.clear();
  forgetSentCalls();
  renderSite(<PendingWithdrawals account={account} />);
  const asked = () => sentCalls().map(([, path]) => new URL(path, 'http://site.test'));
  await waitFor(() => expect(asked().map(({ pathname }) => pathname)).toContain('/api/payment/invoices'));
  const { searchParams } = asked().find(({ pathname }) => pathname === '/api/payment/invoices')!;
  expect(Object.fromEntries(searchParams)).toMatchObject({ type: '2', status: '1', currency: 'EUR', perPage: '100' });
});
