import { screen, waitFor } from '@testing-library/react';
import { toasts } from '@verdigale/ui/toast';
import { beforeEach, expect, it } from 'vitest';
import { currenciesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { OwnMoney, PaidOutSums } from './own-money.tsx';

const euro = { code: 'EUR', subunitToUnit: 100, type: 'fiat' };
beforeEach(() => queryClient.setQueryData(currenciesQuery.queryKey, { data: [euro], meta: undefined } as never));

it('[X6] says what is on its way, and what support pays', () => {
  const paid = [{ invoiceId: '018f0000-0000-7000-8000-000000000001', method: 'card', amount: 480, currency: 'EUR' }];
  renderSite(<PaidOutSums left={[{ amount: 20.5, currency: 'EUR' }]} paid={paid} />);
  expect(screen.getByText('€480.00 is on its way to you.')).toBeDefined();
  expect(screen.getByText(/^We will pay out €20\.50 by hand/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeDefined();
});

it('says that there is none', () => {
  renderSite(<PaidOutSums left={[]} paid={[]} />);
  expect(screen.getByText('There is no money in this account.')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

it('[X6] asks by name and password, and can be asked again where it failed', async () => {
  const { user } = renderSite(<OwnMoney login="ann@mail.test" password="three quiet otters" />);
  await user.click(await screen.findByRole('button', { name: 'Pay out my money' }));
  const who = { login: 'ann@mail.test', password: 'three quiet otters', fingerprint: 'browser-of-a-test' };
  await waitFor(() => expect(sentChanges()).toEqual([['POST', '/api/payment/invoices/pay-out', who]]));
  await waitFor(() => expect(toasts.visible()).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Pay out my money' })).toBeDefined();
});
