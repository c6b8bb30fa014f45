import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, registrationForm, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('welcomes a new player by mail, once', async () => {
  const form = registrationForm();
  const response = await fetch(`${server.url}/api/player/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  expect(response.status).toBe(200);
  const inbox = async () => {
    const answer = await fetch(`${server.sandboxUrl}/inbox/messages.json?to=${encodeURIComponent(String(form.email))}`);
    return ((await answer.json()) as { data: object[] }).data;
  };
  await vi.waitFor(async () => expect(await inbox()).toHaveLength(1), { timeout: 30_000, interval: 100 });
  expect((await inbox())[0]).toMatchObject({ channel: 'mail', subject: expect.stringMatching(/^Welcome, /) as string });
});

it('sends a code by text message, which the inbox shows apart from mails', async () => {
  const phone = '4915123456789';
  const post = (path: string, body: object) =>
    fetch(`${server.url}/api/player/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post('otp/send', { phone, reason: 'registration' })).status).toBe(200);
  const inbox = async () => {
    const answer = await fetch(`${server.sandboxUrl}/inbox/messages.json?to=${phone}`);
    return ((await answer.json()) as { data: { channel: string; text: string }[] }).data;
  };
  await vi.waitFor(async () => expect(await inbox()).toHaveLength(1), { timeout: 30_000, interval: 100 });
  const [{ channel, text }] = (await inbox()) as [{ channel: string; text: string }];
  const code = /\b\d{6}\b/.exec(text)![0];
  expect(channel).toBe('sms');
  expect((await post('otp/verify', { phone, code, reason: 'registration' })).status).toBe(200);
  const page = await (await fetch(`${server.sandboxUrl}/inbox/`)).text();
  expect(page.slice(page.indexOf('<h2>Text messages</h2>'))).toContain(code);
  expect(page.slice(page.indexOf('<h2>Mails</h2>'), page.indexOf('<h2>Text messages</h2>'))).not.toContain(code);
});

it('tells the contacts of a player of a change, and the owner of an e-mail of a registration with it', async () => {
  const form = registrationForm();
  const phone = '4915123456782';
  const post = (path: string, body: object, token = '') =>
    fetch(`${server.url}/api/player/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const inbox = async (to: string) => {
    const answer = await fetch(`${server.sandboxUrl}/inbox/messages.json?to=${encodeURIComponent(to)}`);
    return ((await answer.json()) as { data: { subject: string; text: string }[] }).data;
  };
  const arrived = (to: string, pattern: RegExp) =>
    vi.waitFor(
      async () => {
        const found = (await inbox(to)).map(({ subject, text }) => `${subject} ${text}`).find((message) => pattern.test(message));
        expect(found).toBeDefined();
        return found!;
      },
      { timeout: 30_000, interval: 100 },
    );
  const { accessToken } = ((await (await post('register', form)).json()) as { data: { accessToken: string } }).data;
  expect((await post('otp/send', { phone, reason: 'phoneVerification' }, accessToken)).status).toBe(200);
  const code = /\d{6}/.exec(await arrived(phone, /\d{6}/))![0];
  expect((await post('otp/verify', { phone, code, reason: 'phoneVerification' }, accessToken)).status).toBe(200);
  await arrived(String(form.email), /^Phone changed/);
  await fetch(`${server.url}/api/player/profile`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ phone: '' }),
  });
  await arrived(phone, /Contacts changed/);
  expect((await post('register', registrationForm({ email: form.email }))).status).toBe(422);
  await arrived(String(form.email), /^You have an account/);
});

it('no code for a new password goes to a phone without an account', async () => {
  const phone = '4915123456780';
  const answer = await fetch(`${server.url}/api/player/otp/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, reason: 'changingPass' }),
  });
  expect(answer.status).toBe(200);
  // A code that was asked for later has arrived: so this one had its turn.
  await fetch(`${server.url}/api/player/otp/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '4915123456781', reason: 'registration' }),
  });
  const inbox = async (to: string) =>
    ((await (await fetch(`${server.sandboxUrl}/inbox/messages.json?to=${to}`)).json()) as { data: object[] }).data;
  await vi.waitFor(async () => expect(await inbox('4915123456781')).toHaveLength(1), { timeout: 30_000, interval: 100 });
  expect(await inbox(phone)).toEqual([]);
});

it('the stand-in takes no message that the platform did not sign', async () => {
  const body = JSON.stringify({ id: 'm', channel: 'mail', to: 'a@b.test', subject: 's', text: 't' });
  const answer = await fetch(`${server.sandboxUrl}/inbox/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(401);
});
