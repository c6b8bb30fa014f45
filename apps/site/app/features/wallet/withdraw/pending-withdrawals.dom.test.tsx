import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Account, Currency, Invoice } from '@verdigale/contract';
import { latestWithdrawalsQuery } from '#app/queries/payment.ts';
import { currenciesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
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
const invoice = (id: string, status: number, amount: number, currency = 'EUR') => ({ id, status, amount, currency }) as Invoice;

it('adds up what is on its way out of this account, and leads to where it can be cancelled', () => {
  queryClient.setQueryData(currenciesQuery.queryKey, { data: [euro] } as never);
  queryClient.setQueryData(latestWithdrawalsQuery('en').queryKey, {
    data: [invoice('1', 1, 30), invoice('2', 0, 12.5), invoice('3', 2, 99), invoice('4', 1, 7, 'USD')],
  } as never);
  renderSite(<PendingWithdrawals account={account} />);
  expect(screen.getByText('€42.50 on its way to you')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Follow or cancel' }).getAttribute('href')).toBe('/profile/history');
});
