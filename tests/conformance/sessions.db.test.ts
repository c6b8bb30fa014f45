import { Centrifuge } from 'centrifuge';
import type { AuthResponse } from '@verdigale/contract';
import WebSocket from 'ws';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, registrationForm, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Mail {
  subject: string;
  text: string;
}

async function call<T>(method: string, path: string, options: { body?: object; token?: string; agent?: string } = {}): Promise<T> {
  const response = await fetch(`${server.url}/api/player${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'user-agent': options.agent ?? 'a browser',
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    ...(options.body ? { body: JSON.stringify(options.body) } : {}),
  });
  const body = (await response.json()) as { data: T; error: unknown };
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body.data;
}

/** The newest mail to this address of which the subject says so. */
async function mailTo(address: string, subject: string): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const answer = await fetch(`${server.sandboxUrl}/inbox/messages.json?to=${encodeURIComponent(address)}`);
      const found = ((await answer.json()) as { data: Mail[] }).data.find((mail) => mail.subject === subject);
      expect(found).toBeDefined();
      return found!;
    },
    { timeout: 30_000, interval: 100 },
  );
}

async function register() {
  const form = registrationForm() as { email: string; password: string };
  return { ...form, ...(await call<AuthResponse>('POST', '/register', { body: form })) };
}

it('[AUTH-16] [CALL-04] a forgotten password is set anew by a mailed link; the player is notified', async () => {
  const { email } = await register();
  await call('POST', '/passwords/reset', { body: { email } });
  const { text } = await mailTo(email, 'A new password');
  const code = /\/password\/reset\/([\w-]{43})$/.exec(text)![1];
  const newPassword = 'seven brass lanterns';
  await call('POST', '/passwords/confirm', { body: { code, newPassword, repeatNewPassword: newPassword } });
  await mailTo(email, 'Your password was changed');
  const { accessToken } = await call<AuthResponse>('POST', '/sessions', {
    body: { login: email, password: newPassword, fingerprint: 'f1' },
  });
  expect(await call<{ id: string }>('GET', '/profile', { token: accessToken })).toMatchObject({ email });
});

it('[AUTH-15] [CALL-03] a session that is closed from another loses its token and its socket within five seconds', async () => {
  const { email, password, accessToken } = await register();
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const other = await call<AuthResponse>('POST', '/sessions', { body: { login: email, password, fingerprint: 'f2' }, agent });
  expect((await mailTo(email, 'A new sign-in')).text).toContain('Chrome, Windows 127.0.0.1');

  const socket = new Centrifuge(`${server.url.replace('http', 'ws')}/api/connection/websocket`, {
    websocket: WebSocket,
    token: other.accessToken,
  });
  socket.connect();
  await socket.ready(10_000);
  let ended = 0;
  socket.on('disconnected', ({ code }) => (ended = code));
  await call('PUT', `/sessions/${other.sessionId}/close`, { token: accessToken });
  // A final code: the client does not come back by itself.
  await vi.waitFor(() => expect(ended).toBeGreaterThanOrEqual(3500), { timeout: 5_000 });
  const refused = await fetch(`${server.url}/api/player/profile`, { headers: { authorization: `Bearer ${other.accessToken}` } });
  expect(refused.status).toBe(401);
});
