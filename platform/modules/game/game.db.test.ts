import type { Game, PageMeta } from '@verdigale/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { seedCatalogue } from './index.ts';

const game = (identity: string, name: string, provider: string, collections: string[], score: number) => ({
  identity,
  name,
  provider,
  collections,
  score,
  type: 'slots',
  labels: ['new'],
  volatility: null,
  paylines: 20,
  isDemoMode: identity !== 'no-demo',
  platforms: [1, 2],
  colours: ['#000000', '#ffffff'],
  releasedAt: '2026-01-01T00:00:00Z',
  launch:
    identity === 'soon'
      ? null
      : {
          provider: 'verdigale-studio',
          gameCode: identity,
        },
});

const catalogue = {
  providers: ['verdigale-studio', 'other-studio'].map((identity) => ({ identity, name: identity })),
  collections: ['hot', 'slots'].map((identity) => ({ identity, name: identity, countries: [], isHidden: false })),
  games: [
    game('canyon', 'Copper Canyon', 'verdigale-studio', ['hot', 'slots'], 90),
    game('no-demo', '100% Luck', 'verdigale-studio', ['slots'], 80),
    game('soon', 'Soon_There', 'other-studio', ['slots'], 70),
  ],
};

let platform: TestPlatform;
let player: TestPlayer;
let accountId: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.db.transaction((tx) => seedCatalogue(tx, catalogue));
  await platform.kernel.db.transaction((tx) => seedCatalogue(tx, catalogue));
  player = await registerTestPlayer(platform);
  const accounts = await platform.app.inject({ url: '/api/wallet/accounts', headers: player.headers });
  accountId = accounts.json<{ data: { id: string }[] }>().data[0]!.id;
});
afterAll(() => platform[Symbol.asyncDispose]());

async function list(query: string): Promise<{ names: string[]; meta: PageMeta }> {
  const response = await platform.app.inject(`/api/game/games?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  const { data, meta } = response.json<{ data: Game[]; meta: PageMeta }>();
  return { names: data.map(({ identity }) => identity), meta };
}

describe('the lists of games', () => {
  it.each([
    ['', ['canyon', 'no-demo', 'soon']],
    ['collectionId[]=hot', ['canyon']],
    ['providerId[]=other-studio', ['soon']],
    ['providerId[]=other-studio&collectionId[]=hot', []],
    ['providerId[]=other-studio&providerId[]=verdigale-studio', ['canyon', 'no-demo', 'soon']],
    ['name=copper', ['canyon']],
    ['name=%25', ['no-demo']],
    ['name=_', ['soon']],
    ['sortBy=name', ['no-demo', 'canyon', 'soon']],
    ['sortBy=name&sortOrder=desc', ['soon', 'canyon', 'no-demo']],
    ['identity[]=canyon', ['canyon']],
    ['platform=1', ['canyon', 'no-demo', 'soon']],
  ])('%s', async (query, expected) => {
    expect((await list(query)).names).toEqual(expected);
  });

  it('come in pages that know how many there are', async () => {
    const { names, meta } = await list('perPage=2&page=2');
    expect(names).toEqual(['soon']);
    expect(meta).toEqual({ page: 2, perPage: 2, totalPages: 2, totalRows: 3 });
  });

  it.each(['perPage=0', 'perPage=1000', 'page=-1', 'page=x', 'sortBy=price', 'unknown=1'])('refuse %s', async (query) => {
    expect((await platform.app.inject(`/api/game/games?${query}`)).statusCode).toBe(422);
  });

  it('tell a game with its provider, collections and pictures, and that nobody serves it yet', async () => {
    const one = (await platform.app.inject('/api/game/games/soon')).json<{ data: Game }>().data;
    expect(one).toMatchObject({ isAvailable: false, provider: { identity: 'other-studio', gameEnabledCount: 1 } });
    expect(one.collections.map(({ identity }) => identity)).toEqual(['slots']);
    expect((await platform.app.inject('/api/game/games/nothing')).statusCode).toBe(404);
  });
});

describe('favourites', () => {
  it('are the own ones, added once, removed again', async () => {
    const call = async (method: 'POST' | 'DELETE', who = player) => {
      const response = await platform.app.inject({ method, url: '/api/game/games/canyon/favorite', headers: who.headers });
      return response.json<{ data: Game[] }>().data.map(({ identity }) => identity);
    };
    expect(await call('POST')).toEqual(['canyon']);
    expect(await call('POST')).toEqual(['canyon']);
    const other = await registerTestPlayer(platform);
    const theirs = await platform.app.inject({ url: '/api/game/games/favorites', headers: other.headers });
    expect(theirs.json()).toEqual({ data: [] });
    expect(await call('DELETE')).toEqual([]);
  });
});

describe('a launch', () => {
  const play = (identity: string, body: object, headers: Record<string, string> = {}) =>
    platform.app.inject({
      method: 'POST',
      url: `/api/game/games/${identity}/play`,
      headers,
      payload: { lobbyUrl: '/', locale: 'en', demoMode: false, platform: 2, ...body },
    });

  it('gives a guest the demo without a token, a player real play with one', async () => {
    const demo = (await play('canyon', { demoMode: true })).json<{ data: { gameUrl: string; token: string | null } }>().data;
    expect(demo.token).toBeNull();
    expect(new URL(demo.gameUrl).searchParams.get('mode')).toBe('demo');
    const real = (await play('canyon', { accountId }, player.headers)).json<{ data: { gameUrl: string; token: string } }>().data;
    expect(new URL(real.gameUrl).searchParams.get('token')).toBe(real.token);
    const played = await platform.app.inject({ url: '/api/game/games/played', headers: player.headers });
    expect(played.json<{ data: Game[] }>().data.map(({ identity }) => identity)).toEqual(['canyon']);
  });

  it.each<[string, string, object, boolean, number, number, Record<string, string>?]>([
    ['a guest who wants real play', 'canyon', {}, false, 401, 1003],
    ['a game without a demo', 'no-demo', { demoMode: true }, false, 409, 14002],
    ['a game that nobody serves', 'soon', { demoMode: true }, false, 409, 14001],
    ['real play without an account', 'canyon', {}, true, 422, 1422],
    ['an account that is somebody else’s', 'canyon', { accountId: '00000000-0000-7000-8000-000000000000' }, true, 422, 1422],
    ['a lobby of another site', 'canyon', { demoMode: true, lobbyUrl: 'https://elsewhere.test/' }, false, 422, 1422],
    ['an unknown field', 'canyon', { demoMode: true, stake: 1 }, false, 422, 1422],
    ['a restricted country', 'canyon', { demoMode: true }, false, 451, 14308, { 'cf-ipcountry': 'GB' }],
    ['an unknown game', 'nothing', { demoMode: true }, false, 404, 1001],
  ])('refuses %s', async (_, identity, body, isPlayer, status, code, headers = {}) => {
    const response = await play(identity, body, { ...headers, ...(isPlayer ? player.headers : {}) });
    expect([response.statusCode, response.json<{ error: { code: number } }>().error.code]).toEqual([status, code]);
  });
});
