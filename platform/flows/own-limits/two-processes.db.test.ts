import { socketPath, type AuthResponse } from '@verdigale/contract';
import { gameWalletPath } from '@verdigale/partner-wire';
import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import { Centrifuge } from 'centrifuge';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { createTestPlatform, registrationForm, type TestPlatform } from '#testing';
import { gameSecret } from '#testing/config.ts';
import { startProcess, type ServerProcess } from '#testing/start-process.ts';
import { giveMoney, launchTestGame, provider } from '../game-wallet/testing.ts';

// Two processes of the platform over one database, on the machine's own clock. The test platform only prepares and reads.

/** What the standard allows. (X3) */
const allowedMs = 5_000;
let platform: TestPlatform;
let servers: readonly ServerProcess[];
let urls: string[];

beforeAll(async () => {
  platform = await createTestPlatform();
  platform.clock.set(new Date().toISOString());
  const { databaseUrl } = platform.kernel.config;
  servers = await Promise.all([startProcess(databaseUrl), startProcess(databaseUrl)]);
  urls = servers.map(({ url }) => url);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await platform[Symbol.asyncDispose]();
});

interface Player {
  id: string;
  token: string;
  gameToken: string;
}

async function call(url: string, path: string, { token, body }: { token?: string; body?: object } = {}) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) };
  return fetch(`${url}/api${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
}

/** Signed in at the first process, with money and a game open. */
async function play(): Promise<Player> {
  const answer = await call(urls[0]!, '/player/register', { body: registrationForm() });
  const { accessToken: token, sessionId, profile } = ((await answer.json()) as { data: AuthResponse }).data;
  const accounts = (await (await call(urls[1]!, '/wallet/accounts', { token })).json()) as { data: { id: string }[] };
  const accountId = accounts.data[0]!.id;
  await giveMoney(platform.kernel, accountId, 100_00n);
  const launched = await launchTestGame(platform, { playerId: profile.id, accountId, playerSessionId: sessionId });
  return { id: profile.id, token, gameToken: launched.token };
}

let bets = 0;
async function bet(url: string, token: string): Promise<number> {
  const id = `bet ${++bets}`;
  const body = JSON.stringify({ token, transactionId: id, roundId: id, amount: '1', currency: 'EUR' });
  const headers = { 'content-type': 'application/json', [signatureHeader]: signText(gameSecret, body, new Date()) };
  return (await fetch(`${url}${gameWalletPath(provider, 'bet')}`, { method: 'POST', headers, body })).status;
}

async function openSocket(url: string, token: string): Promise<Centrifuge> {
  const socket = new Centrifuge(`${url.replace('http', 'ws')}${socketPath}`, { websocket: WebSocket, token });
  socket.connect();
  await socket.ready(20_000);
  return socket;
}

it('[X3] an exclusion at one process ends calls, bets and sockets at every process within five seconds', async () => {
  const { token, gameToken } = await play();
  const profileAt = async (url: string) => (await call(url, '/player/profile', { token })).status;
  // Both processes know the session, and the game goes on at both.
  expect(await Promise.all(urls.map(profileAt))).toEqual([200, 200]);
  expect(await Promise.all(urls.map((url) => bet(url, gameToken)))).toEqual([200, 200]);
  const sockets = await Promise.all(urls.map((url) => openSocket(url, token)));
  const ended = sockets.map((socket) => new Promise<number>((resolve) => socket.once('disconnected', () => resolve(Date.now()))));

  const excluded = await call(urls[0]!, '/player/limits', { token, body: { definition: 4, period: '1_year' } });
  expect(excluded.status).toBe(200);
  const since = Date.now();
  // A bet reads the player in its own transaction: there is nothing to wait for.
  expect(await Promise.all(urls.map((url) => bet(url, gameToken)))).not.toContain(200);
  await vi.waitFor(async () => expect(await Promise.all(urls.map(profileAt))).toEqual([401, 401]), { timeout: allowedMs, interval: 20 });
  const mute = Math.max(...(await Promise.all(ended))) - since;
  expect(mute).toBeLessThan(allowedMs);
  const refreshed = await Promise.all(urls.map((url) => call(url, '/player/sessions/refresh', { token, body: {} })));
  expect(refreshed.map(({ status }) => status)).toEqual([401, 401]);
  for (const socket of sockets) socket.disconnect();
});

it('[X3] of bets at two processes beside an exclusion none is taken after its commit', async () => {
  const { token, gameToken } = await play();
  let isExcluded = false;
  const late: number[] = [];
  const player = async (url: string) => {
    for (let n = 0; n < 40; n += 1) {
      const wasExcluded = isExcluded;
      const status = await bet(url, gameToken);
      if (wasExcluded) late.push(status);
    }
  };
  const playing = Promise.all([...urls, ...urls].map(player));
  const excluded = await call(urls[1]!, '/player/limits', { token, body: { definition: 4, period: 'forever' } });
  isExcluded = true;
  expect(excluded.status).toBe(200);
  await playing;
  expect(await bet(urls[0]!, gameToken)).not.toBe(200);
  expect(late).not.toContain(200);
});
