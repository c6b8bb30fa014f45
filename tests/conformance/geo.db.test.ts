import { errors } from '@verdigale/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, registrationForm, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Answer {
  status: number;
  body: { data?: { accessToken: string; id: string }; error?: { code: number } };
}

/** A call from a country, as the edge network in front of the platform passes it on. */
async function post(path: string, body: object, country: string, token?: string): Promise<Answer> {
  const response = await fetch(`${server.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-ipcountry': country, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
const read = async (path: string, token: string) =>
  (
    (await (await fetch(`${server.url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })).json()) as {
      data: { id: string }[];
    }
  ).data;

/** Where the provider sends the player back to. */
function returnUrls() {
  const redirectUrl = `${server.url}/`;
  return { redirectUrl, redirectSuccessUrl: redirectUrl, redirectErrorUrl: redirectUrl };
}

/** 451, so that no site takes it for the end of a session. */
const refused = { status: 451, body: { error: expect.objectContaining({ code: errors.countryRestricted.code }) as object } };

describe('[SHELL-05] from a country that is flagged restrict', () => {
  it('nobody opens an account, from there or for there', async () => {
    expect(await post('player/register', registrationForm(), 'US')).toEqual(refused);
    expect(await post('player/register', registrationForm({ country: 'US' }), 'DE')).toEqual(refused);
  });

  it('a player does not sign in, with the same answer for a wrong password', async () => {
    const form = registrationForm();
    await post('player/register', form, 'DE');
    const signIn = (country: string, password = form.password) => post('player/sessions', { login: form.email, password }, country);
    expect(await signIn('GB')).toEqual(refused);
    expect(await signIn('GB', 'wrong password')).toEqual(refused);
    expect((await signIn('DE')).status).toBe(200);
  });

  it('a player who travels there cannot deposit, and keeps his session', async () => {
    const token = (await post('player/register', registrationForm(), 'DE')).body.data!.accessToken;
    const [account] = await read('wallet/accounts', token);
    const body = { accountId: account!.id, method: 'sandbox.deposit.card', currency: 'EUR', amount: 50, ...returnUrls() };
    expect(await post('payment/invoices/deposit', body, 'US', token)).toEqual(refused);
    expect(await read('payment/invoices', token)).toEqual([]);
    expect((await post('payment/invoices/deposit', body, 'DE', token)).body.error).toBeUndefined();
  });
});
