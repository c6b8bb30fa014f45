import { act, screen, waitFor } from '@testing-library/react';
import { invoiceStatus, type Invoice, type PaymentMethod, type Profile } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latestDepositsQuery } from '#app/queries/payment.ts';
import { queryClient, session } from '#app/session/index.ts';
import { pageLocation, renderSite } from '#testing/render-site.tsx';
import { account, knowBonuses, method } from '../bonus/testing.ts';
import { DepositForm } from './deposit-form.tsx';
import { money } from '../testing.ts';

const onDone = vi.fn();

const knowDeposits = (data: Invoice[]) =>
  queryClient.setQueryData(latestDepositsQuery('en').queryKey, {
    data,
    meta: { page: 1, perPage: 20, totalPages: 1, totalRows: data.length },
  });

beforeEach(() => {
  session.signedIn({ accessToken: 'token', profile: { id: 'p' } as Profile });
  knowBonuses({ offers: [] });
  knowDeposits([]);
});
afterEach(() => {
  onDone.mockClear();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
  session.dropped();
  delete window.askedAhead;
});

/** Sends a deposit by such a method; without an answer it fails. */
async function send(processingType: PaymentMethod['processingType'], answer?: object): Promise<void> {
  if (answer) {
    const ready = Promise.resolve(
      new Response(JSON.stringify({ data: { invoiceId: 'i1', method: method.method, type: 'form', ...answer } })),
    );
    window.askedAhead = { token: 'token', answers: { '/api/payment/invoices/deposit': ready } };
  }
  const { user } = renderSite(
    <DepositForm account={account} method={{ ...method, processingType }} money={money} onDone={onDone} onStarted={undefined} />,
    { url: '/main?wallet=deposit' },
  );
  await user.click(screen.getByRole('button', { name: /^Deposit €25.00/ }));
}
const address = () => pageLocation().search;

/** The window that a press opens. */
function paymentWindow() {
  const opened = {
    closed: false,
    opener: window as Window | null,
    location: { replace: vi.fn() },
    close: vi.fn(),
    sessionStorage: { setItem: vi.fn() },
  };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
}

const page = { action: 'https://pay.test/p', fields: { token: 't' } };

it('[DEP-07] form goes to the payment page with its fields, in the window that the press has opened', async () => {
  const opened = paymentWindow();
  await send('form', page);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith('https://pay.test/p?token=t');
  expect(opened.opener).toBeNull();
});

it('[DEP-07] form shows a link to the payment page where the browser opens no window', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  await send('form', page);
  const link = await screen.findByRole('link', { name: /QR code/ });
  expect(link.getAttribute('href')).toBe('https://pay.test/p?token=t');
  expect(onDone).not.toHaveBeenCalled();
});

it('[DEP-09] closes the window again when the deposit fails, and opens deposit-error', async () => {
  const opened = paymentWindow();
  await send('form');
  await expect.poll(address).toBe('?deposit-error=unsent');
  expect(opened.close).toHaveBeenCalledTimes(1);
  expect(opened.location.replace).not.toHaveBeenCalled();
});

it('[DEP-07] message leads to deposit-pending', async () => {
  const opens = vi.spyOn(window, 'open');
  await send('message', {});
  await expect.poll(address).toBe('?deposit-pending=i1');
  expect(opens).not.toHaveBeenCalled();
});

it('[DEP-07] iframe shows the payment page inside the wallet', async () => {
  await send('iframe', page);
  const frame = await screen.findByTitle('Payment page');
  expect(frame.getAttribute('src')).toBe('https://pay.test/p?token=t');
});

it('[DEP-07] qr shows its code, to be scanned and to be copied', async () => {
  await send('qr', { qr: 'pay:1' });
  expect(await screen.findByRole('img', { name: /25/ })).toBeDefined();
  expect(screen.getByText('pay:1')).toBeDefined();
  expect(window.sessionStorage.getItem('asyncInvoiceId')).toBeNull();
});

it('[DEP-07] [DEP-13] asyncRedirect is kept for the tab, and shows its code once the own invoice has it', async () => {
  await send('asyncRedirect', {});
  expect(await screen.findByRole('region', { name: 'Your code is being prepared' })).toBeDefined();
  expect(window.sessionStorage.getItem('asyncInvoiceId')).toBe('i1');
  const waiting = { paymentMethod: 'QR code', status: invoiceStatus.pending, invoiceType: 1, amount: 25, currency: 'EUR' };
  const invoice = { ...waiting, createdAt: new Date().toISOString() } as Invoice;
  await act(async () =>
    knowDeposits([
      { ...invoice, id: 'i2', publicData: { qr: 'pay:of-another' } },
      { ...invoice, id: 'i1' },
    ]),
  );
  expect(screen.queryByRole('img')).toBeNull();
  await act(async () => knowDeposits([{ ...invoice, id: 'i1', publicData: { qr: 'pay:1' } }]));
  expect(await screen.findByText('pay:1')).toBeDefined();
});
