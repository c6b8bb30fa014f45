import { createHmac } from 'node:crypto';
import type { AuthResponse, Profile } from '@verdigale/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, registrationForm, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

interface Player {
  id: string;
  headers: Record<string, string>;
}

async function register(): Promise<Player> {
  const response = await post(`${server.url}/api/player/register`, JSON.stringify(registrationForm()));
  const { accessToken, profile } = ((await response.json()) as { data: AuthResponse }).data;
  return { id: profile.id, headers: { authorization: `Bearer ${accessToken}` } };
}

async function statusOf({ headers }: Player): Promise<number | undefined> {
  const response = await fetch(`${server.url}/api/player/profile`, { headers });
  return ((await response.json()) as { data: Profile }).data.identityStatus;
}

const askForToken = ({ headers }: Player) => fetch(`${server.url}/api/player/services/sumsub/auth`, { method: 'POST', headers });

/** What the provider would send, signed with what both sides know. */
function webhook(event: object, { secret = 'sumsub webhook secret', algorithm = 'HMAC_SHA256_HEX' } = {}) {
  const body = JSON.stringify(event);
  const digest = createHmac('sha256', secret).update(body).digest('hex');
  return post(`${server.url}/partners/identity/sumsub/webhook`, body, {
    'x-payload-digest': digest,
    'x-payload-digest-alg': algorithm,
  });
}

const reviewed = (player: Player, reviewAnswer: string, createdAtMs: string) => ({
  type: 'applicantReviewed',
  applicantId: 'a',
  externalUserId: player.id,
  createdAtMs,
  reviewResult: { reviewAnswer },
});

describe('[CALL-05] a token for the identity check', () => {
  it('[PROFILE-04] stands at the top level, and opens the widget of that player alone', async () => {
    const player = await register();
    const response = await askForToken(player);
    expect(response.status).toBe(200);
    const body = (await response.json()) as Record<string, string>;
    expect(Object.keys(body)).toEqual(['token']);
    expect((await fetch(`${server.url}/api/player/services/sumsub/auth`, { method: 'POST' })).status).toBe(401);
    // The tester approves in the widget; the signed webhook brings it here.
    const widget = `${server.sandboxUrl}/sumsub/widget?token=${body.token}`;
    expect(await (await fetch(widget)).text()).toContain('Nothing was sent in yet.');
    expect(await statusOf(player)).toBe(0);
    await fetch(widget, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
    await vi.waitFor(async () => expect(await statusOf(player)).toBe(1), { timeout: 30_000, interval: 100 });
  });

  it('is given by the provider to signed requests only', async () => {
    const body = JSON.stringify({ userId: 'u', levelName: 'l' });
    const stamp = String(Math.floor(Date.now() / 1000));
    const path = '/sumsub/resources/accessTokens/sdk';
    const sign = (text: string) => createHmac('sha256', 'sumsub secret').update(text).digest('hex');
    const ask = (sig: string, at = stamp) =>
      post(server.sandboxUrl + path, body, { 'x-app-token': 'sbx:verdigale', 'x-app-access-ts': at, 'x-app-access-sig': sig });
    expect((await ask(sign(`${stamp}POST${path}${body}`))).status).toBe(200);
    expect((await ask(sign(`${stamp}POST${path}${body} `))).status).toBe(401);
    expect((await ask(sign(`${stamp}GET${path}${body}`))).status).toBe(401);
    const old = String(Number(stamp) - 120);
    expect((await ask(sign(`${old}POST${path}${body}`), old)).status).toBe(401);
    expect((await post(server.sandboxUrl + path, body)).status).toBe(401);
  });
});

describe('a webhook of the identity check', () => {
  it('changes the status, once, and never back to what was before', async () => {
    const player = await register();
    // The provider makes its file of somebody who begins the check.
    await askForToken(player);
    const approved = reviewed(player, 'GREEN', '2026-06-01 12:00:02.000');
    expect((await webhook(approved)).status).toBe(200);
    expect(await statusOf(player)).toBe(1);
    // Late, and then again.
    expect((await webhook({ ...approved, type: 'applicantPending', createdAtMs: '2026-06-01 12:00:01.000' })).status).toBe(200);
    expect((await webhook(approved)).status).toBe(200);
    expect(await statusOf(player)).toBe(1);
    expect((await webhook(reviewed(player, 'RED', '2026-06-01 12:00:03.000'))).status).toBe(200);
    expect(await statusOf(player)).toBe(3);
    expect((await webhook({ ...approved, type: 'applicantPending', createdAtMs: '2026-06-01 12:00:04.000' })).status).toBe(200);
    expect(await statusOf(player)).toBe(2);
  });

  it('verifies nobody whose document shows another than the profile', async () => {
    const player = await register();
    const { firstName, lastName, birthdate } = { firstName: 'Zoe', lastName: 'Brown', birthdate: '1990-03-12' };
    await fetch(`${server.url}/api/player/profile`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...player.headers },
      body: JSON.stringify({ firstName, lastName, birthdate }),
    });
    const { token } = (await (await askForToken(player)).json()) as { token: string };
    const decide = (born: string) =>
      fetch(`${server.sandboxUrl}/sumsub/widget?token=${token}`, {
        method: 'POST',
        body: new URLSearchParams({ decision: 'approve', firstName, lastName, born }),
      });
    await decide('1991-03-12');
    await vi.waitFor(async () => expect(await statusOf(player)).toBe(2), { timeout: 30_000, interval: 100 });
    await decide(birthdate);
    await vi.waitFor(async () => expect(await statusOf(player)).toBe(1), { timeout: 30_000, interval: 100 });
  });

  it('is accepted and ignored when it is about something else, or about an unknown player', async () => {
    const player = await register();
    const event = reviewed(player, 'GREEN', '2026-06-01 12:00:00.000');
    for (const other of [
      { ...event, type: 'applicantTagsChanged' },
      { ...event, externalUserId: 'somebody of another product' },
      { ...event, externalUserId: '00000000-0000-7000-8000-000000000000' },
      { ...event, reviewResult: {} },
    ]) {
      expect((await webhook(other)).status).toBe(200);
    }
    expect(await statusOf(player)).toBe(0);
  });

  it('is refused without a digest that fits', async () => {
    const player = await register();
    const event = reviewed(player, 'GREEN', '2026-06-01 12:00:00.000');
    expect((await webhook(event, { secret: 'another' })).status).toBe(401);
    expect((await webhook(event, { algorithm: 'HMAC_SHA1_HEX' })).status).toBe(401);
    const bare = await post(`${server.url}/partners/identity/sumsub/webhook`, JSON.stringify(event));
    expect(bare.status).toBe(401);
    expect((await webhook({ ...event, createdAtMs: 'yesterday' })).status).toBe(422);
    expect(await statusOf(player)).toBe(0);
  });
});
