import { leaveUnreadBodies } from '@verdigale/admission';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAdmission } from '../admission/admission.ts';
import { useApiDialect } from './api.ts';
import { insideAddress } from './edge.ts';
import { mount } from './mount.ts';

const edge = { isTrusted: true, countryHeader: 'cf-ipcountry', ipHeader: 'cf-connecting-ip', defaultCountry: null };
let app: FastifyInstance;
let time: number;
beforeEach(async () => {
  app = Fastify();
  leaveUnreadBodies(app);
  time = 1_000_000;
  useApiDialect(app, {
    edge,
    // A hundredth: 3 guest calls at once, 6 calls of an address, 2 of an account, 3 at work at the same time, one of them of one asker.
    admission: createAdmission({ rateFactor: 0.01, now: () => time }),
    authenticate: async (token) => (token.startsWith('player') ? { playerId: token, sessionId: 's', expiresAt: Infinity } : null),
  });
  mount(app, 'settings.locales', async () => []);
  mount(app, 'game.games.favorites', async () => []);
  mount(app, 'sessions.create', async () => Promise.reject(new Error('not reached')), { limit: { max: 100, timeWindow: '1 minute' } });
});
afterEach(() => app.close());

const ask = (ip: string, { token = '', url = '/api/settings/locales' } = {}) =>
  app.inject({ url, headers: { 'cf-connecting-ip': ip, ...(token && { authorization: `Bearer ${token}` }) } });
const statuses = async (asked: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(asked)).map(({ statusCode }) => statusCode);
/** One after the other: one asker has a single call at work here. */
const inTurn = async <T>(each: readonly T[], call: (one: T) => Promise<{ statusCode: number }>) => {
  const found: number[] = [];
  for (const one of each) found.push((await call(one)).statusCode);
  return found;
};
const favourites = { url: '/api/game/games/favorites' };

describe('a guest who asks all the time', () => {
  it('is told when to come back, from whatever address of the same network, and nobody else is', async () => {
    const network = '2001:db8:0:7';
    expect(await inTurn([1, 2, 3], (host) => ask(`${network}::${host}`))).toEqual([200, 200, 200]);
    const refused = await ask(`${network}:ffff::4`);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().error.code]).toEqual([429, '4', 1004]);
    expect((await ask('2001:db8:0:8::1')).statusCode).toBe(200);
    time += 4_000;
    expect(await inTurn([1, 1], (host) => ask(`${network}::${host}`))).toEqual([200, 429]);
  });

  it('does not help itself with tokens that are not valid', async () => {
    const tries = Array.from({ length: 4 }, (_, turn) => ask('192.0.2.1', { ...favourites, token: `forged-${turn}` }));
    expect(await statuses(tries)).toEqual([401, 401, 401, 429]);
  });

  it('takes nothing from the players behind the same address', async () => {
    await Promise.all(Array.from({ length: 4 }, () => ask('192.0.2.1')));
    expect((await ask('192.0.2.1')).statusCode).toBe(429);
    time += 100;
    expect((await ask('192.0.2.1', { ...favourites, token: 'player-1' })).statusCode).toBe(200);
  });

  it('sends a long body in vain: it is not read', async () => {
    await Promise.all(Array.from({ length: 4 }, () => ask('192.0.2.1')));
    const send = (size: number) =>
      app.inject({
        method: 'POST',
        url: '/api/player/sessions',
        payload: { login: 'x'.repeat(size) },
        headers: { 'cf-connecting-ip': '192.0.2.1' },
      });
    time += 100;
    const [long, short] = [await send(2_000_000), await send(10)];
    expect([long.statusCode, long.headers.connection]).toEqual([429, 'close']);
    expect([short.statusCode, short.headers.connection]).toEqual([429, 'keep-alive']);
  });
});

it('an account has one budget, wherever it asks from', async () => {
  const asked = await inTurn([1, 2, 3], (host) => ask(`192.0.2.${host}`, { ...favourites, token: 'player-1' }));
  expect(asked).toEqual([200, 200, 429]);
  expect((await ask('192.0.2.1', { ...favourites, token: 'player-2' })).statusCode).toBe(200);
});

it('an address has one budget for all of its players', async () => {
  for (let turn = 0; turn < 6; turn += 1) expect((await ask('192.0.2.1', { ...favourites, token: `player-${turn}` })).statusCode).toBe(200);
  expect((await ask('192.0.2.1', { ...favourites, token: 'player-6' })).statusCode).toBe(429);
});

it('what the server asks itself counts for nobody, and nobody can pass for it', async () => {
  for (let turn = 0; turn < 20; turn += 1)
    expect((await app.inject({ url: '/api/settings/locales', remoteAddress: insideAddress })).statusCode).toBe(200);
  const headers = { 'cf-connecting-ip': insideAddress, 'x-forwarded-for': insideAddress };
  const outside = await inTurn([1, 2, 3, 4], () => app.inject({ url: '/api/settings/locales', headers }));
  expect(outside).toEqual([200, 200, 200, 429]);
});

it('more calls at work at once than there may be are told to come back', async () => {
  const asked = [1, 2, 3, 4].map((host) => ask(`192.0.2.${host}`));
  expect(await statuses(asked)).toEqual([200, 200, 200, 503]);
  const last = (await Promise.all(asked)).at(-1)!;
  expect([last.headers['retry-after'], last.json().error.code]).toEqual(['2', 1007]);
});

it('slow calls of one asker leave room for everybody else', async () => {
  const mine = ['player-1', 'player-1', 'player-2'].map((token) => ask('192.0.2.1', { ...favourites, token }));
  expect(await statuses(mine)).toEqual([200, 429, 200]);
  expect((await mine[1]!).headers['retry-after']).toBe('1');
  expect(await statuses([ask('192.0.2.2'), ask('192.0.2.2'), ask('192.0.2.3')])).toEqual([200, 429, 200]);
});
