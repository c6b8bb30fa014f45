import { setTimeout as delay } from 'node:timers/promises';
import { errors, limitDefinition, type Account, type AuthResponse, type Invoice, type Limit, type Statement } from '@verdigale/contract';

const retryAfterMs = 100;
const password = 'three quiet otters';
const home = 'http://site.test/main';

const depositPath = '/api/payment/invoices/deposit';

function depositBody(plan: string, method: string, currency: string, accountId: string, amount: number) {
  const redirectUrl = `${home}?plan=${plan}`;
  return { method, currency, accountId, amount, redirectUrl, redirectSuccessUrl: redirectUrl, redirectErrorUrl: redirectUrl };
}

export interface Answered<T> {
  status: number;
  data: T;
  code?: number;
  meta?: { total: number };
}

/** A player's browser that never gives up: a call without an answer is sent again with its key; a session that is over is opened anew. */
export class Client {
  readonly email: string;
  readonly #address: () => Promise<string>;
  #token = '';
  #signingIn: Promise<void> | undefined;
  /** Calls that had to be sent again. */
  resent = 0;

  constructor(address: () => Promise<string>, email: string) {
    this.#address = address;
    this.email = email;
  }

  /** With an account in euro and one in bitcoin. */
  async register(): Promise<{ euro: string; bitcoin: string }> {
    const terms = { country: 'DE', currency: 'EUR', locale: 'en', agreements: 1, fingerprint: 'f1' };
    const form = { email: this.email, password, password_confirmation: password, ...terms };
    this.#token = (await this.#send<AuthResponse>('POST', '/api/player/register', form)).data.accessToken;
    const { data } = await this.call<Account[]>('POST', '/api/wallet/accounts', { currency: 'BTC' });
    const idOf = (code: string) => data.find(({ currency }) => currency === code)!.id;
    return { euro: idOf('EUR'), bitcoin: idOf('BTC') };
  }

  async call<T>(method: string, path: string, body?: object, key?: string): Promise<Answered<T>> {
    for (;;) {
      const answer = await this.#send<T>(method, path, body, key);
      if (answer.status !== 401) return answer;
      // Several calls find out at the same time; one signs in.
      this.#signingIn ??= this.#signIn().finally(() => (this.#signingIn = undefined));
      await this.#signingIn;
    }
  }

  async #signIn(): Promise<void> {
    const { data } = await this.#send<AuthResponse>('POST', '/api/player/sessions', { login: this.email, password, fingerprint: 'f1' });
    this.#token = data?.accessToken ?? '';
  }

  async #ask(method: string, path: string, body?: object, key?: string): Promise<Response | undefined> {
    return fetch(`${await this.#address()}${path}`, {
      method,
      headers: {
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
  }

  /** Sends it once, signed in anew where that is due; answers the status, 0 for no answer. */
  async #once(method: string, path: string, body: object, key: string): Promise<number> {
    let response = await this.#ask(method, path, body, key);
    if (response?.status === 401) {
      await this.#signIn();
      response = await this.#ask(method, path, body, key);
    }
    await response?.body?.cancel().catch(() => undefined);
    return response?.status ?? 0;
  }

  /** Answers with 5xx say nothing: the call may have been taken. */
  async #send<T>(method: string, path: string, body?: object, key?: string): Promise<Answered<T>> {
    for (;;) {
      const response = await this.#ask(method, path, body, key);
      const text = await response?.text().catch(() => undefined);
      if (response && text !== undefined && response.status < 500 && response.status !== 429) {
        const { data, error, meta } = JSON.parse(text) as { data: T; error?: { code: number }; meta?: { total: number } };
        return { status: response.status, data, ...(error && { code: error.code }), ...(meta && { meta }) };
      }
      this.resent += 1;
      await delay(retryAfterMs);
    }
  }

  deposit(plan: string, method: string, currency: string, accountId: string, amount: number): Promise<Answered<{ invoiceId: string }>> {
    return this.call('POST', depositPath, depositBody(plan, method, currency, accountId, amount), plan);
  }

  /** A deposit of one euro that is asked for once; answers the status. */
  tryDeposit(plan: string, accountId: string): Promise<number> {
    return this.#once('POST', depositPath, depositBody(plan, 'test.card', 'EUR', accountId, 1), plan);
  }

  /** To new details each time, so that a session that was not proven for long has to be. */
  async withdraw(plan: string, accountId: string, amount: number): Promise<Answered<{ invoiceId: string }>> {
    const body = { method: 'test.out', currency: 'EUR', accountId, amount, fields: { note: plan } };
    for (;;) {
      const answer = await this.call<{ invoiceId: string }>('POST', '/api/payment/invoices/withdrawal', body, plan);
      if (answer.code !== errors.passwordNeeded.code) return answer;
      await this.call('POST', '/api/player/sessions/prove', { password });
    }
  }

  async giveUp(invoiceId: string): Promise<number> {
    return (await this.call('PUT', `/api/payment/invoices/${invoiceId}/decline`)).status;
  }

  /** The own limit on stakes; it is set when the answer is, or was lost on its way. */
  async limitStakes(amount: number): Promise<Limit> {
    const wish = { definition: limitDefinition.bet, period: 'monthly', currency: 'EUR', amount };
    await this.call('POST', '/api/player/limits', wish);
    return (await this.limits())[0]!;
  }

  async limits(): Promise<Limit[]> {
    return (await this.call<Limit[]>('GET', '/api/player/limits')).data;
  }

  /** A launch of the game, with the token that the studio calls by. */
  async launch(accountId: string): Promise<string> {
    const body = { accountId, lobbyUrl: home, locale: 'en', demoMode: false, platform: 2 };
    const { data } = await this.call<{ token: string }>('POST', '/api/game/games/copper-canyon/play', body);
    return data.token;
  }

  /** Ids of what was given to the player. */
  async bonuses(): Promise<string[]> {
    return (await this.call<{ id: string }[]>('GET', '/api/game/player-bonuses?perPage=100')).data.map(({ id }) => id);
  }

  /** What bonuses brought to the account in euro, less what they took: the sum of its statement. */
  async bonusesGained(): Promise<number> {
    const period = 'dateFrom=2000-01-01T00:00:00Z&dateTo=2100-01-01T00:00:00Z';
    const { data } = await this.call<Statement>('GET', `/api/wallet/statement?currency=EUR&${period}`);
    return data.totals.reduce((all, { kind, amount }) => (kind.startsWith('bonus-') ? all + Math.round(amount * 100) : all), 0);
  }

  async accounts(): Promise<Account[]> {
    return (await this.call<Account[]>('GET', '/api/wallet/accounts')).data;
  }

  async invoices(filter: { status?: number } = {}): Promise<Invoice[]> {
    const only = filter.status === undefined ? '' : `&status=${filter.status}`;
    const all: Invoice[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await this.call<Invoice[]>('GET', `/api/payment/invoices?perPage=100&page=${page}${only}`);
      all.push(...data);
      if (data.length < 100) return all;
    }
  }
}
