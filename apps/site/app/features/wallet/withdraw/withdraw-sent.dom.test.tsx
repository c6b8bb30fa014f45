import { screen } from '@testing-library/react';
import type { Currency, Invoice } from '@verdigale/contract';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { latestWithdrawalsQuery } from '#app/queries/payment.ts';
import { currenciesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/query-client.ts';
import { rootDataFor } from '#testing/root-data-for.ts';
import { renderSite } from '#testing/render-site.tsx';
import { WithdrawSent } from './withdraw-sent.tsx';

const euro = { code: 'EUR', type: 'fiat', subunitToUnit: 100, subCurrencies: [] } as unknown as Currency;
const invoice = { id: 'invoice-1', status: 1, amount: 30, currency: 'EUR', paymentMethod: 'Bank card', createdAt: '2026-05-01T12:00:00Z' };
const { settings } = rootDataFor({});

function show(withdrawalCancelEnabled: boolean, onDone = vi.fn(), page?: ComponentProps<typeof WithdrawSent>['page']) {
  queryClient.setQueryData(currenciesQuery.queryKey, { data: [euro] } as never);
  queryClient.setQueryData(latestWithdrawalsQuery('en').queryKey, { data: [invoice as unknown as Invoice] } as never);
  const root = { settings: { ...settings, withdrawalCancelEnabled } };
  return { ...renderSite(<WithdrawSent invoiceId="invoice-1" onDone={onDone} page={page} />, { root }), onDone };
}

it('[WD-03] ends a withdrawal with a receipt, and says where it can be cancelled', async () => {
  const { user, onDone } = show(true);
  expect(screen.getByText('€30.00')).toBeTruthy();
  expect(screen.getByText('Bank card')).toBeTruthy();
  expect(screen.getByText('We check it, then pay it out. Until then you can cancel it in your history.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open your history' }).getAttribute('href')).toBe('/profile/history');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(onDone).toHaveBeenCalledOnce();
});

it('offers no cancelling where a withdrawal is final', () => {
  show(false);
  expect(screen.getByText('We check it, then pay it out. Your history shows its status.')).toBeTruthy();
});

it('leads on to the page of a provider that asks for more', () => {
  show(false, vi.fn(), { url: 'https://pay.example/out', method: 'Bank' });
  expect(screen.getByRole('link', { name: 'Open the payment page: Bank' }).getAttribute('href')).toBe('https://pay.example/out');
  expect(screen.queryByText(/We check it, then pay it out/)).toBeNull();
});

it('offers another try where the receipt cannot be had, and no box that stays empty', async () => {
  queryClient.clear();
  renderSite(<WithdrawSent invoiceId="invoice-1" onDone={vi.fn()} />);
  expect(await screen.findByText('The receipt did not load')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
});
