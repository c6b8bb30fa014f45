import { waitFor } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '#app/session/index.ts';
import { pageLocation, renderSite } from '#testing/render-site.tsx';
import { asyncInvoice } from './async-invoice.ts';
import { onPaymentWindowClosed, openPaymentWindow } from './payment-window.ts';
import { PendingDeposit } from './pending-deposit.tsx';

afterEach(() => {
  session.signedOut();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The player closes the window of a payment page as soon as it is there. */
function closeAtOnce(invoiceId: string): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const opened = { closed: false, opener: null, location: { replace: () => undefined }, sessionStorage };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  openPaymentWindow().show('https://pay.test/', invoiceId);
  opened.closed = true;
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
}

it('a window that was closed before anybody listened is heard of once', () => {
  closeAtOnce('early');
  const heard = vi.fn();
  onPaymentWindowClosed(heard)();
  onPaymentWindowClosed(heard)();
  expect(heard.mock.calls).toEqual([['early']]);
});

it('[DEP-09] after its window is closed a deposit that cannot be asked for now is waited for', async () => {
  renderSite(<PendingDeposit />);
  closeAtOnce('i1');
  await waitFor(() => expect(pageLocation().search).toBe('?deposit-pending=i1'), { timeout: 10_000 });
});

it('[DEP-13] the next player at this tab waits for no code of the one before', () => {
  session.signedIn({ accessToken: 'token', profile: { id: 'p' } as Profile });
  asyncInvoice.write('i1');
  renderSite(<PendingDeposit />).unmount();
  expect(asyncInvoice.read()).toBe('i1');
  const { unmount } = renderSite(<PendingDeposit />);
  session.signedOut();
  unmount();
  expect(asyncInvoice.read()).toBeNull();
});
