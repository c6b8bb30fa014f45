import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { onPaymentWindowClosed, openPaymentWindow } from './payment-window.ts';
import { PendingDeposit } from './pending-deposit.tsx';

afterEach(() => {
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
  renderSite(
    <>
      <PendingDeposit />
      <Address />
    </>,
  );
  closeAtOnce('i1');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('?deposit-pending=i1'), { timeout: 10_000 });
});

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}
