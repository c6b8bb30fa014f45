import { act, screen, within } from '@testing-library/react';
import { invoiceStatus, type Invoice, type Profile } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { latestDepositsQuery } from '#app/queries/payment.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { ModalHost } from './modal-host.tsx';
import { modals } from './registry.ts';

const invoice = {
  id: '019347a2-4d5e-7789-abcd-ef012345678a',
  amount: 25,
  currency: 'EUR',
  paymentMethod: 'Bank card',
  invoiceType: 1,
  publicData: null,
} as Invoice;

afterEach(() => session.signedOut());

async function open(key: 'deposit-success' | 'deposit-pending' | 'deposit-redirect' | 'deposit-error', status: number, value = 'true') {
  session.signedIn({ accessToken: 'token', profile: { id: 'p' } as Profile });
  const data = [{ ...invoice, status, createdAt: new Date().toISOString() }];
  queryClient.setQueryData(latestDepositsQuery('en').queryKey, { data, meta: { page: 1, perPage: 20, totalPages: 1, totalRows: 1 } });
  await modals[key].preload();
  await act(async () => renderSite(<ModalHost />, { url: `/main?${key}=${value}` }));
  return within(await screen.findByRole('dialog'));
}

it.each([
  ['deposit-success', invoiceStatus.success, 'Your deposit has arrived', 'The payment is complete'],
  ['deposit-pending', invoiceStatus.pending, 'Your deposit is under way', 'We will let you know'],
  ['deposit-redirect', invoiceStatus.pending, 'Waiting for the payment provider', 'The payment has not been confirmed yet'],
] as const)(
  '[MODAL-10] %s is the screen that all three share, in its own words, with the receipt and one step',
  async (key, status, title, words) => {
    const dialog = await open(key, status);
    const heading = dialog.getByRole('heading', { level: 3 });
    const shown = within(heading.parentElement!);
    expect([heading.textContent, heading.nextElementSibling?.textContent]).toEqual([title, expect.stringContaining(words)]);
    expect(shown.getByText('Amount').parentElement!.textContent).toMatch(/^Amount25\.00/);
    expect(shown.getByRole('button', { name: 'Done' })).toBeDefined();
  },
);

it.each([
  ['that the provider refused, the receipt of the latest', 'true', invoiceStatus.rejected, true],
  ['that could not be asked for, none: the latest is another deposit', 'unsent', invoiceStatus.rejected, false],
  ['that could not be asked for, none while another waits', 'unsent', invoiceStatus.pending, false],
] as const)('deposit-error shows of a deposit %s', async (_, value, status, hasReceipt) => {
  const dialog = await open('deposit-error', status, value);
  expect(dialog.getByText('The deposit did not go through')).toBeDefined();
  expect(dialog.queryByText('Amount') !== null).toBe(hasReceipt);
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeDefined();
});
