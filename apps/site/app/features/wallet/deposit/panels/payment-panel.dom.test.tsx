import { act, screen } from '@testing-library/react';
import { invoiceStatus, type Invoice } from '@verdigale/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { latestDepositsQuery } from '#app/queries/payment.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { forgetSentCalls, sentCalls } from '#testing/sent-calls.ts';
import { PaymentPanel } from './payment-panel.tsx';

afterEach(() => {
  session.signedOut();
  vi.useRealTimers();
});

it('says of a deposit that cannot be looked up that it is under way, and asks for it again only now and then', async () => {
  vi.useFakeTimers();
  own();
  queryClient.removeQueries({ queryKey: latestDepositsQuery('en').queryKey });
  forgetSentCalls();
  await act(async () => renderSite(<PaymentPanel invoiceId="i-1" onAgain={() => undefined} onDone={() => undefined} />));
  await act(async () => void (await vi.advanceTimersByTimeAsync(12_000)));
  expect(screen.getByRole('heading', { name: 'Your deposit is under way' })).toBeDefined();
  const asked = sentCalls().filter(([, path]) => path.startsWith('/api/payment/invoices')).length;
  expect(asked).toBeGreaterThan(1);
  expect(asked).toBeLessThan(6);
});

it.each([
  ['looks how it goes, where the socket says nothing', invoiceStatus.pending, true],
  ['looks no more once it has arrived', invoiceStatus.success, false],
])('while a deposit is shown the page %s', async (_, status, looks) => {
  vi.useFakeTimers();
  own();
  const deposit = {
    id: 'i-1',
    status,
    statusResult: '',
    amount: 20,
    currency: 'EUR',
    paymentMethod: 'QR',
    createdAt: new Date().toISOString(),
  };
  queryClient.setQueryData(latestDepositsQuery('en').queryKey, { data: [deposit as unknown as Invoice], meta: undefined as never });
  await act(async () => renderSite(<PaymentPanel invoiceId="i-1" onAgain={() => undefined} onDone={() => undefined} />));
  forgetSentCalls();
  await act(async () => void (await vi.advanceTimersByTimeAsync(25_000)));
  expect(sentCalls().some(([, path]) => path.startsWith('/api/payment/invoices'))).toBe(looks);
});
