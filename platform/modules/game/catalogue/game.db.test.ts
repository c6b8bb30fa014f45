import type { PageMeta } from '@verdigale/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putStop, removeStop, type StopTarget } from '#modules/limit';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { seedCatalogue } from '../index.ts';
import { testCatalogue } from '../testing.ts';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.db.transaction((tx) => seedCatalogue(tx, testCatalogue));
  await platform.kernel.db.transaction((tx) => seedCatalogue(tx, testCatalogue));
  player = await registerTestPlayer(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

async function list(query: string): Promise<{ names: string[]; meta: PageMeta }> {
  const { status, data, meta } = await platform.call('game.games.list', { query });
  expect(status).toBe(200);
  return { names: data.map(({ identity }) => identity), meta };
}

describe('[GAME-01] the lists of games', () => {
  it.each([
    // What nobody serves is not there, however high its score.
    ['', ['canyon', 'no-demo', 'cafe', 'thirteen']],
    ['collectionId[]=hot', ['canyon']],
    ['collectionId=hot', ['canyon']],
    ['collectionId=hot&collectionId=quick', ['thirteen', 'canyon']],
    ['sortBy=price&sortOrder=best&lotteryId=7&name=', ['canyon', 'no-demo', 'cafe', 'thirteen']],
    ['collectionId[]=slots', ['canyon', 'no-demo']],
    ['collectionId[]=hot&collectionId[]=quick', ['thirteen', 'canyon']],
    ['providerId[]=other-studio', ['thirteen']],
    ['providerId[]=other-studio&collectionId[]=hot', []],
    ['providerId[]=other-studio&providerId[]=verdigale-studio&collectionId[]=slots', ['canyon', 'no-demo']],
    ['label[]=hot', ['cafe']],
    ['label[]=hot&label[]=new&platform=1', ['canyon', 'no-demo']],
    ['name=copper', ['canyon']],
    ['name=%25', ['no-demo']],
    ['name=_', []],
    ['name=soon', []],
    ['identity[]=soon', []],
    ['sortBy=name', ['no-demo', 'cafe', 'canyon', 'thirteen']],
    ['sortBy=name&sortOrder=desc&collectionId[]=slots', ['canyon', 'no-demo']],
    ['sortBy=releasedAt&sortOrder=desc', ['thirteen', 'cafe', 'canyon', 'no-demo']],
    // What a studio does not state comes last, either way.
    ['sortBy=volatility', ['no-demo', 'cafe', 'canyon', 'thirteen']],
    ['sortBy=volatility&sortOrder=desc', ['canyon', 'no-demo', 'cafe', 'thirteen']],
    // What it is about counts for more than its studio, this for more than how it pays.
    ['similarTo=cafe', ['thirteen', 'no-demo', 'canyon']],
    ['similarTo=canyon&platform=2', ['no-demo', 'cafe', 'thirteen']],
    ['similarTo=nothing', []],
    ['identity[]=canyon', ['canyon']],
    ['platform=1', ['canyon', 'no-demo', 'thirteen']],
  ])('%s', async (query, expected) => {
    expect((await list(query)).names).toEqual(expected);
  });

  it('know the collections of the caller’s country alone, in whatever call', async () => {
    const inCountry = async (country: string | null, countries?: string[]) => {
      const headers: Record<string, string> = country ? { 'cf-ipcountry': country } : {};
      const collections = await platform.call('game.collections', { query: { countries }, headers });
      const games = await platform.call('game.games.list', { query: { countries, collectionId: ['alpine'], sortBy: 'name' }, headers });
      return [collections, games].map(({ data }) => data.map(({ identity }) => identity));
    };
    const [everywhere, alpine] = [
      ['hot', 'slots', 'quick'],
      ['hot', 'slots', 'alpine', 'quick'],
    ];
    expect(await inCountry(null)).toEqual([everywhere, []]);
    expect(await inCountry('DE')).toEqual([everywhere, []]);
    expect(await inCountry('AT')).toEqual([alpine, ['cafe', 'thirteen']]);
    expect(await inCountry('DE', ['CH'])).toEqual([alpine, ['cafe', 'thirteen']]);
    const answer = await platform.call('game.games.list', { query: { identity: ['thirteen'] }, headers: { 'cf-ipcountry': 'DE' } });
    expect(answer.data[0]!.collections.map(({ identity }) => identity)).toEqual(['quick']);
  });

  it.each([
    ['', { new: 2, hot: 1 }, { 1: 3, 2: 4 }],
    ['collectionId[]=slots', { new: 2 }, { 1: 2, 2: 2 }],
    // A feature is counted whichever feature is chosen, a device whichever device.
    ['label[]=hot', { new: 2, hot: 1 }, { 2: 1 }],
    ['platform=1', { new: 2 }, { 1: 3, 2: 4 }],
    ['providerId[]=other-studio', {}, { 1: 1, 2: 1 }],
  ])('say what each feature and device would leave of %s', async (query, labels, platforms) => {
    const { data } = await platform.call('game.games.counts', { query });
    expect(Object.fromEntries(data.labels.map(({ name, count }) => [name, count]))).toEqual(labels);
    expect(Object.fromEntries(data.platforms.map(({ platform: device, count }) => [device, count]))).toEqual(platforms);
  });

  it('are empty where the brand must not be played, as the winners are', async () => {
    const headers = { 'cf-ipcountry': 'GB' };
    for (const query of ['', 'name=copper', 'similarTo=cafe'])
      expect([query, (await platform.call('game.games.list', { query, headers })).data]).toEqual([query, []]);
    expect((await platform.call('game.spins.winners', { headers })).data).toEqual([]);
    expect((await list('countries[]=GB')).meta.totalRows).toBe(0);
    expect((await player.call('game.games.played', { headers })).data).toEqual([]);
  });

  it('mark what an operator has stopped, for all, for its studio, or for one player', async () => {
    const { db } = platform.kernel;
    const stopped = async (headers = {}) => {
      const response = await platform.call('game.games.list', { query: { sortBy: 'name' }, headers });
      return response.data.filter(({ isStopped }) => isStopped).map(({ identity }) => identity);
    };
    expect(await stopped()).toEqual([]);
    const during = async (target: StopTarget, look: () => Promise<string[]>) => {
      await db.transaction((tx) => putStop(tx, platform.kernel, target, 'a test'));
      const seen = await look();
      await db.transaction((tx) => removeStop(tx, platform.kernel, target, 'over'));
      return seen;
    };
    expect(await during({ scope: 'game', name: 'canyon' }, stopped)).toEqual(['canyon']);
    expect(await during({ scope: 'provider', name: 'other-studio' }, stopped)).toEqual(['thirteen']);
    const all = ['no-demo', 'cafe', 'canyon', 'thirteen'];
    expect(await during({ scope: 'product', name: 'casino' }, stopped)).toEqual(all);
    expect(await during({ scope: 'player', name: player.id }, () => stopped(player.headers))).toEqual(all);
    expect(await during({ scope: 'player', name: player.id }, stopped)).toEqual([]);
  });

  it('come in pages that know how many there are', async () => {
    const { names, meta } = await list('perPage=2&page=2');
    expect(names).toEqual(['cafe', 'thirteen']);
    expect(meta).toEqual({ page: 2, perPage: 2, totalPages: 2, totalRows: 4 });
  });

  it.each(['perPage=0', 'perPage=1000', 'page=-1', 'page=x'])('refuse %s', async (query) => {
    expect((await platform.call('game.games.list', { query })).status).toBe(422);
  });

  it('show a game with its provider, collections and pictures, and that nobody serves it yet', async () => {
    const one = (await platform.call('game.games.get', { params: { id: 'soon' } })).data;
    expect(one).toMatchObject({ isAvailable: false, provider: { identity: 'other-studio', gameEnabledCount: 1 } });
    expect(one.collections.map(({ identity }) => identity)).toEqual(['slots']);
    expect((await platform.call('game.games.get', { params: { id: 'nothing' } })).status).toBe(404);
  });
});

describe('[GAME-01] a search', () => {
  it.each([
    ['coper', ['canyon']],
    ['canyon copper', ['canyon']],
    ['cafe', ['cafe']],
    ['noir', ['cafe']],
    ['engravers nigth', ['thirteen']],
    ['ENGRAVER’S', ['thirteen']],
    ['коппер каньон', ['canyon']],
    // Heard, not read: the same consonants.
    ['coniyan', ['canyon']],
    ['%%%%', []],
    // Of apostrophes and accents alone no letter is left to look for.
    ['’', []],
    ["''''", []],
    ['\u0301\u0301', []],
    // Three letters are too few to be a mistake.
    ['cap', []],
    ["cap'", []],
    ["ca''", ['cafe', 'canyon']],
    ['ca', ['cafe', 'canyon']],
    ['zebra', []],
  ])('for %s', async (name, expected) => {
    expect((await list(`name=${encodeURIComponent(name)}`)).names).toEqual(expected);
  });

  it('finds studios in the same way, the better match first, and sorts them by name and number of games', async () => {
    const studios = async (query: string) => {
      const response = await platform.call('game.providers.list', { query });
      return response.data.map(({ identity }) => identity);
    };
    expect(await studios('name=vredigale')).toEqual(['verdigale-studio']);
    expect(await studios('name=studio')).toEqual(['other-studio', 'verdigale-studio']);
    expect(await studios('sortOrder=desc')).toEqual(['verdigale-studio', 'other-studio']);
    expect(await studios('sortBy=gameEnabledCount&sortOrder=desc')).toEqual(['verdigale-studio', 'other-studio']);
    expect(await studios('sortBy=id')).toEqual(['other-studio', 'verdigale-studio']);
    expect(await studios('name=%27%27')).toEqual([]);
  });

  it('says how many studios there are on a page after the last one too', async () => {
    const { meta } = await platform.call('game.providers.list', { query: { page: 3, perPage: 1 } });
    expect(meta).toEqual({ page: 3, perPage: 1, totalPages: 2, totalRows: 2 });
  });
});

describe('[GAME-02] favourites', () => {
  it('are the own ones, added once, removed again', async () => {
    const change = async (how: 'add' | 'remove') => {
      const response = await player.call(`game.games.favorite.${how}`, { params: { id: 'canyon' } });
      return response.data.map(({ identity }) => identity);
    };
    expect(await change('add')).toEqual(['canyon']);
    expect(await change('add')).toEqual(['canyon']);
    const other = await registerTestPlayer(platform);
    expect((await other.call('game.games.favorites')).data).toEqual([]);
    expect(await change('remove')).toEqual([]);
  });

  it('are the two hundred that were added last: one more takes the place of the oldest, which can come back', async () => {
    const { db } = platform.kernel;
    const fan = await registerTestPlayer(platform);
    await db.run(sql`
      with added as (insert into game.game (id, identity, name, provider_id, type, is_demo_mode, platforms, colours, score, released_at, launch_provider,
          launch_code)
        select gen_random_uuid(), 'shelf-' || n, 'Shelf', provider_id, 'slots', true, '{1,2}', colours, 0, now(), launch_provider, 'shelf'
        from game.game, generate_series(1, 200) n where identity = 'canyon' returning id, identity)
      insert into game.favorite (player_id, game_id, created_at)
      select ${fan.id}::uuid, id, now() - make_interval(mins => split_part(identity, '-', 2)::int) from added`);
    const add = async (identity: string) => {
      const response = await fan.call('game.games.favorite.add', { params: { id: identity } });
      return response.data.map((kept) => kept.identity);
    };
    const after = await add('canyon');
    expect([after.length, after[0], after.includes('shelf-200')]).toEqual([200, 'canyon', false]);
    expect((await add('shelf-200'))[0]).toBe('shelf-200');
    await db.run(sql`update game.game set is_enabled = false where identity like 'shelf-%'`);
  });
});
