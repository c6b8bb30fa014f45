import type { Account, AuthResponse, Invoice } from '@verdigale/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, registrationForm, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.checkBooks()).toEqual([]);
  expect(await server.reconcile()).toEqual([]);
  await server.close();
});

interface Answer<T> {
  status: number;
  data: T;
  error: { code: number; fields?: Record<string, string[]> };
}

class Player {
  account!: Account;
  #token = '';

  static async register(): Promise<Player> {
    const player = new Player();
    const { data } = await player.call<AuthResponse>('POST', '/api/player/register', registrationForm());
    player.#token = data.accessToken;
    await player.refresh();
    return player;
  }

  async call<T>(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, ...((await response.json()) as Omit<Answer<T>, 'status'>) };
  }

  async refresh(): Promise<Account> {
    const { data } = await this.call<Account[]>('GET', '/api/wallet/accounts');
    this.account = data[0]!;
    return this.account;
  }

  deposit(amount: unknown, more: object = {}, headers: Record<string, string> = {}) {
    const page = `${server.url}/main`;
    const body = {
      method: 'sandbox.deposit.card',
      currency: 'EUR',
      accountId: this.account.id,
      amount,
      redirectSuccessUrl: `${page}?deposit-success=true`,
      redirectErrorUrl: `${page}?deposit-error=true`,
      redirectUrl: `${page}?deposit-redirect=true`,
      ...more,
    };
    return this.call<{ invoiceId: string; action: string }>('POST', '/api/payment/invoices/deposit', body, headers);
  }

  withdraw(amount: unknown, more: object = {}) {
    const body = {
      method: 'sandbox.withdrawal.card',
      currency: 'EUR',
      accountId: this.account.id,
      amount,
      fields: { card_number: '4242424242424242' },
      ...more,
    };
    return this.call<{ invoiceId: string }>('POST', '/api/payment/invoices/withdrawal', body);
  }

  async invoice(id: string): Promise<Invoice | undefined> {
    const { data } = await this.call<Invoice[]>('GET', '/api/payment/invoices?perPage=100');
    return data.find((each) => each.id === id);
  }

  /** What the player does on the provider's card page. */
  async decide(action: string, decision: 'approve' | 'decline' | 'close'): Promise<string> {
    const response = await fetch(action, { method: 'POST', body: new URLSearchParams({ decision }) });
    return response.text();
  }

  async funded(amount: number): Promise<this> {
    const { data } = await this.deposit(amount);
    await this.decide(data.action, 'approve');
    await this.waitForStatus(data.invoiceId, 2);
    await this.refresh();
    return this;
  }

  waitForStatus(invoiceId: string, status: number): Promise<void> {
    return vi.waitFor(async () => expect(await this.invoice(invoiceId)).toMatchObject({ status }), { timeout: 30_000, interval: 100 });
  }
}

describe('a deposit', () => {
  it('[M7] waits on the provider, then is paid: 1 → 2 and the balance', async () => {
    const player = await Player.register();
    const { data } = await player.deposit(50);
    expect(new URL(data.action).origin).toBe(server.sandboxUrl);
    expect(await player.invoice(data.invoiceId)).toMatchObject({
      status: 1,
      amount: 50,
      currency: 'EUR',
      invoiceType: 1,
      paymentMethod: 'Bank card',
    });
    expect(await player.decide(data.action, 'approve')).toContain('deposit-success=true');
    await player.waitForStatus(data.invoiceId, 2);
    expect(await player.refresh()).toMatchObject({ balance: 50, realBalance: 50, withdrawalBalance: 50 });
  });

  it('is rejected when it is declined on the card page: 1 → 3 and no money', async () => {
    const player = await Player.register();
    const { data } = await player.deposit(50);
    expect(await player.decide(data.action, 'decline')).toContain('deposit-error=true');
    await player.waitForStatus(data.invoiceId, 3);
    expect(await player.refresh()).toMatchObject({ balance: 0 });
  });

  it('stays pending when the page is closed, and can still be paid there', async () => {
    const player = await Player.register();
    const { data } = await player.deposit(50);
    expect(await player.decide(data.action, 'close')).toContain('deposit-redirect=true');
    expect(await player.invoice(data.invoiceId)).toMatchObject({ status: 1 });
    await player.decide(data.action, 'approve');
    await player.waitForStatus(data.invoiceId, 2);
  });

  it('[WD-05] is given up once, by its player alone; the provider’s page then says so and takes no money', async () => {
    const [player, stranger] = [await Player.register(), await Player.register()];
    const { data } = await player.deposit(50);
    const decline = (who: Player) => who.call<Invoice>('PUT', `/api/payment/invoices/${data.invoiceId}/decline`);
    expect(await decline(stranger)).toMatchObject({ status: 404 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => decline(player)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await player.invoice(data.invoiceId)).toMatchObject({ status: 3, statusResult: 'declined-by-player' });
    const pageSays = async () => (await fetch(data.action)).text();
    await vi.waitFor(async () => expect(await pageSays()).toContain('You have cancelled this payment'), { timeout: 30_000, interval: 100 });
    expect(await player.decide(data.action, 'approve')).toContain('You have cancelled this payment');
    expect(await player.refresh()).toMatchObject({ balance: 0 });
    expect(await decline(player)).toMatchObject({ status: 409, error: { code: 13002 } });
  });

  it('is one deposit however often the request is repeated with its key', async () => {
    const player = await Player.register();
    const key = { 'idempotency-key': 'a-key-of-the-page' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => player.deposit(50, {}, key)));
    expect(new Set(answers.map(({ data }) => data.invoiceId)).size).toBe(1);
    expect(new Set(answers.map(({ data }) => data.action)).size).toBe(1);
    expect(await player.deposit(60, {}, key)).toMatchObject({ status: 409, error: { code: 1006 } });
  });

  it('is pending and the own one, whatever else a client says of it', async () => {
    const [player, other] = [await Player.register(), await Player.register()];
    const said = { status: 2, statusResult: 'paid', received: 5_000, playerId: other.account.id, lotteryId: 'x', country: null };
    expect((await player.deposit(50, said)).status).toBe(200);
    expect((await player.call<Invoice[]>('GET', '/api/payment/invoices')).data).toMatchObject([
      { status: 1, statusResult: '', amount: 50 },
    ]);
    expect(await player.refresh()).toMatchObject({ balance: 0 });
    expect((await other.call<Invoice[]>('GET', '/api/payment/invoices')).data).toEqual([]);
  });

  it.each<[string, unknown, object, number, string]>([
    ['too many decimals', 10.001, {}, 422, 'amount'],
    ['a negative amount', -10, {}, 422, 'amount'],
    ['zero', 0, {}, 422, 'amount'],
    ['less than the minimum', 9.99, {}, 422, 'amount'],
    ['more than the maximum', 5_000.01, {}, 422, 'amount'],
    ['a huge amount', 1e21, {}, 422, 'amount'],
    ['an amount that is a text', '50', {}, 422, 'amount'],
    ['another currency', 50, { currency: 'USD' }, 422, 'accountId'],
    ['an unknown method', 50, { method: 'nothing' }, 422, 'method'],
    ['the account of somebody else', 50, { accountId: '00000000-0000-7000-8000-000000000000' }, 422, 'accountId'],
    ['a return address of another site', 50, { redirectSuccessUrl: 'https://elsewhere.test/' }, 422, 'redirectSuccessUrl'],
    ['no return address for a page', 50, { redirectUrl: undefined }, 422, 'redirectUrl'],
  ])('refuses %s and makes no invoice', async (_, amount, more, status, field) => {
    const player = await Player.register();
    const answer = await player.deposit(amount, more);
    expect(answer).toMatchObject({ status, error: { code: 1422 } });
    expect(Object.keys(answer.error.fields ?? {})).toContain(field);
    expect((await player.call<Invoice[]>('GET', '/api/payment/invoices')).data).toEqual([]);
  });
});

describe('a withdrawal', () => {
  it('holds the money, is paid by the provider, and the account ends without it', async () => {
    const player = await (await Player.register()).funded(100);
    const { data } = await player.withdraw(60);
    expect(await player.refresh()).toMatchObject({ withdrawalBalance: 40, realBalance: 40 });
    await player.waitForStatus(data.invoiceId, 2);
    expect(await player.refresh()).toMatchObject({ balance: 40 });
  });

  it('that the bank refuses gives the money back: status 3', async () => {
    const player = await (await Player.register()).funded(100);
    const { data } = await player.withdraw(100, { fields: { card_number: '4000000000000002' } });
    await player.waitForStatus(data.invoiceId, 3);
    expect(await player.refresh()).toMatchObject({ balance: 100, withdrawalBalance: 100 });
  });

  it('cannot be asked twice for the same money, not even in parallel', async () => {
    const player = await (await Player.register()).funded(100);
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.withdraw(100)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, error }) => status === 422 && error.fields?.amount)).toHaveLength(19);
  });

  it.each<[string, unknown, object, string]>([
    ['more than there is', 100.01, {}, 'amount'],
    ['too many decimals', 20.005, {}, 'amount'],
    ['a negative amount', -20, {}, 'amount'],
    ['an invalid card number', 20, { fields: { card_number: 'x' } }, 'card_number'],
    ['a missing card number', 20, { fields: {} }, 'card_number'],
    ['a field that the method does not have', 20, { fields: { card_number: '4242424242424242', iban: 'x' } }, 'iban'],
  ])('refuses %s on its field', async (_, amount, more, field) => {
    const player = await (await Player.register()).funded(100);
    const answer = await player.withdraw(amount, more);
    expect(answer).toMatchObject({ status: 422, error: { code: 1422 } });
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
    expect(await player.refresh()).toMatchObject({ withdrawalBalance: 100 });
  });

  it('of somebody else is not there to be declined', async () => {
    const [owner, stranger] = [await (await Player.register()).funded(100), await Player.register()];
    const { data } = await owner.withdraw(20);
    expect(await stranger.call('PUT', `/api/payment/invoices/${data.invoiceId}/decline`)).toMatchObject({ status: 404 });
    expect(await stranger.call('PUT', '/api/payment/invoices/nonsense/decline')).toMatchObject({ status: 404 });
  });
});
