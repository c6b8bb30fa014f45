import { createClient, type CallFunction } from '@verdigale/client';
import { createRealtime } from '@verdigale/client/realtime';
import { playerChannels, socketPath, type AuthResponse, type InvoicePush } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, registrationForm, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.checkBooks()).toEqual([]);
  await server.close();
});

async function register(): Promise<{ call: CallFunction; session: AuthResponse }> {
  const { data: session } = await createClient({ baseUrl: server.url }).call('player.register', { body: registrationForm() });
  const lock = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const port = { getToken: () => session.accessToken, saveToken: () => undefined, onSessionEnded: () => undefined, lock };
  return { session, call: createClient({ baseUrl: server.url, session: port }).call };
}

it('[CALL-08] [RT-03] payments of both kinds, from their methods to list, statistics, decline and what the socket reports of them', async () => {
  const { call, session } = await register();
  const heard: [event: string, invoice: InvoicePush][] = [];
  const hear =
    (event: string) =>
    ({ invoice }: { invoice: InvoicePush }) =>
      void heard.push([event, invoice]);
  const isJoined = vi.fn();
  const socket = createRealtime({ url: server.url.replace('http', 'ws') + socketPath, getToken: async () => session.accessToken });
  socket.reconnectWith(session.accessToken);
  socket.subscribe(playerChannels.invoices, session.profile.id, {
    events: {
      'invoice.deposit.updated': hear('deposit'),
      'invoice.withdrawal.created': hear('created'),
      'invoice.withdrawal.updated': hear('withdrawal'),
    },
    onGap: isJoined,
  });
  await vi.waitFor(() => expect(isJoined).toHaveBeenCalled(), { timeout: 30_000 });
  const states = () => heard.map(([event, { status }]) => `${event} ${status}`);

  const query = { currency: 'EUR' };
  for (const kind of ['deposit', 'withdrawal'] as const) {
    const { data } = await call(`payment.methods.${kind}`, { query });
    expect(data.map(({ method }) => method)).toContain(`sandbox.${kind}.card`);
  }
  const [account] = (await call('wallet.accounts.list')).data;
  const sum = { currency: 'EUR', accountId: account!.id };
  const home = { redirectSuccessUrl: server.url, redirectErrorUrl: server.url, redirectUrl: server.url };
  const { data: deposit } = await call('payment.invoices.deposit', {
    body: { ...sum, ...home, method: 'sandbox.deposit.card', amount: 50 },
  });
  await fetch(deposit.action!, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
  await vi.waitFor(() => expect(states()).toContain('deposit 2'), { timeout: 30_000 });
  expect(heard.at(-1)![1]).toMatchObject({ id: deposit.invoiceId, playerId: session.profile.id, amount: 50, currency: 'EUR', number: 1 });

  const fields = { card_number: '4242424242424242' };
  const { data: payout } = await call('payment.invoices.withdrawal', {
    body: { ...sum, method: 'sandbox.withdrawal.card', amount: 20, fields },
  });
  const { data: invoices } = await call('payment.invoices.list', { query: { type: 2, locale: 'de' } });
  expect(invoices).toMatchObject([{ id: payout.invoiceId, amount: 20, invoiceType: 2, paymentMethod: 'Bankkarte' }]);
  const stranger = await register();
  const params = { id: payout.invoiceId };
  await expect(stranger.call('payment.invoices.decline', { params })).rejects.toMatchObject({ status: 404 });
  expect((await stranger.call('payment.invoices.list')).data).toEqual([]);
  const { data: statistics } = await call('payment.invoices.statistics');
  expect(statistics).toMatchObject([{ currency: 'EUR', depositsCount: 1, depositsSum: 50, lastDepositAmountBaseCurrency: 50 }]);
  expect(await stranger.call('payment.invoices.statistics')).toMatchObject({ data: [] });
  await vi.waitFor(() => expect(states()).toEqual(expect.arrayContaining(['created 1', 'withdrawal 2'])), { timeout: 60_000 });
  socket.close();
});
