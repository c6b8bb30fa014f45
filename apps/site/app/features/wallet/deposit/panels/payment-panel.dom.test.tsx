import { act, screen } from '@testing-library/react';
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
