import { createClient, type CallFunction } from '@verdigale/client';
import type { DepositResponse, Invoice } from '@verdigale/contract';
import { expect, vi } from 'vitest';
import { registrationForm, type TestServer } from './test-server.ts';

export interface Wanted {
  method: string;
  amount: number;
  currency?: string;
  country?: string;
  fields?: Record<string, string>;
}

/** A player who pays through the stand-in provider's own pages. */
export interface Depositor {
  call: CallFunction;
  deposit(wanted: Wanted): Promise<DepositResponse>;
  /** The invoice as the history shows it. */
  invoice(id: string): Promise<Invoice | undefined>;
  untilInvoice(id: string, expected: object): Promise<void>;
  balance(currency?: string): Promise<number | undefined>;
}

export async function registerDepositor(server: TestServer): Promise<Depositor> {
  const { data: session } = await createClient({ baseUrl: server.url }).call('player.register', { body: registrationForm() });
  const lock = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const port = { getToken: () => session.accessToken, saveToken: () => undefined, onSessionEnded: () => undefined, lock };
  const { call } = createClient({ baseUrl: server.url, session: port });

  const accountIn = async (currency: string) => {
    const find = (accounts: { id: string; currency: string; balance: number }[]) => accounts.find((each) => each.currency === currency);
    const known = find((await call('wallet.accounts.list')).data);
    return known ?? find((await call('wallet.accounts.create', { body: { currency } })).data)!;
  };
  const invoice = async (id: string) => {
    const { data } = await call('payment.invoices.list', { query: { perPage: 100 } });
    return data.find((each) => each.id === id);
  };

  return {
    call,
    invoice,
    async deposit({ currency = 'EUR', ...wanted }) {
      const { id: accountId } = await accountIn(currency);
      const returns = {
        redirectSuccessUrl: `${server.url}/?success`,
        redirectErrorUrl: `${server.url}/?error`,
        redirectUrl: `${server.url}/?pending`,
      };
      return (await call('payment.invoices.deposit', { body: { ...wanted, ...returns, currency, accountId } })).data;
    },
    untilInvoice: (id, expected) =>
      vi.waitFor(async () => expect(await invoice(id)).toMatchObject(expected), { timeout: 30_000, interval: 100 }),
    balance: async (currency = 'EUR') => (await accountIn(currency)).balance,
  };
}

/** A form of the provider's pages, as a browser sends it. */
export async function submit(url: string, fields: Record<string, string>): Promise<{ status: number; page: string }> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: response.status, page: await response.text() };
}

/** What goes wrong with the next payment of this method and sum. */
export async function pickFault(server: TestServer, fault: { method: string; amount: string; fault: string }): Promise<void> {
  const response = await fetch(`${server.sandboxUrl}/payment/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(response.status).toBe(201);
}
