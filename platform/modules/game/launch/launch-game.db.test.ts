import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#testing/sql.ts';
import { activeAccountOf, createTestPlatform, launchForm, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { seedCatalogue } from '../index.ts';
import { testCatalogue } from '../testing.ts';

let platform: TestPlatform;
let player: TestPlayer;
let accountId: string;
beforeAll(async () => {
  platform = await createTestPlatform({ origins: ['http://site.test', 'https://mirror.test'] });
  await platform.kernel.db.transaction((tx) => seedCatalogue(tx, testCatalogue));
  player = await registerTestPlayer(platform);
  ({ id: accountId } = await activeAccountOf(player));
});
afterAll(() => platform[Symbol.asyncDispose]());

describe('a launch', () => {
  const play = (id: string, more: object, { call }: Pick<TestPlayer, 'call'> = platform, headers: Record<string, string> = {}) =>
    call('game.games.play', { params: { id }, body: { ...launchForm(), ...more }, headers });

  it('[GAME-02] [GAME-04] gives a guest the demo without a token, a player real play with one', async () => {
    const demo = (await play('canyon', { demoMode: true, accountId: null, countryCode: 'T1' })).data;
    expect(demo.token).toBe('');
    expect(new URL(demo.gameUrl).searchParams.get('mode')).toBe('demo');
    const real = (await play('canyon', { accountId }, player)).data;
    expect(new URL(real.gameUrl).searchParams.get('token')).toBe(real.token);
    const played = await player.call('game.games.played');
    expect(played.data.map(({ identity }) => identity)).toEqual(['canyon']);
    await play('cafe', { accountId }, player);
    // The studio that is played moves its games up, for this player alone, and never above what can be played.
    for (let n = 0; n < 16; n += 1) await play('thirteen', { accountId }, player);
    const byScore = async (headers = {}) => {
      const response = await platform.call('game.games.list', { query: { sortBy: 'score' }, headers });
      return response.data.map(({ identity }) => identity);
    };
    expect(await byScore()).toEqual(['canyon', 'no-demo', 'cafe', 'thirteen']);
    expect(await byScore(player.headers)).toEqual(['canyon', 'no-demo', 'thirteen', 'cafe']);
    const onPhones = await player.call('game.games.played', { query: { platform: 1 } });
    expect(onPhones.data.map(({ identity }) => identity)).toEqual(['thirteen', 'canyon']);
  });

  it('is refused to a player who was blocked, or has shut himself out, while the call was under way', async () => {
    const gone = await registerTestPlayer(platform);
    const { id } = await activeAccountOf(gone);
    await platform.kernel.db.run(sql`update player.player set status = 3 where id = ${gone.id}`);
    expect(await play('canyon', { accountId: id }, gone)).toMatchObject({ error: { code: 1003 } });
  });

  it('leads back to whichever address of the brand the player came from', async () => {
    const answer = await play('canyon', { demoMode: true, lobbyUrl: 'https://mirror.test/de/main' });
    expect(new URL(answer.data.gameUrl).searchParams.get('lobbyUrl')).toBe('https://mirror.test/de/main');
  });

  it('[GAME-04] is not had with an account that is put away', async () => {
    const opened = await player.call('wallet.accounts.create', { body: { currency: 'USD' } });
    const { id } = opened.data.find(({ currency }) => currency === 'USD')!;
    expect((await play('canyon', { accountId: id }, player)).status).toBe(200);
    await player.call('wallet.accounts.hide', { params: { id } });
    expect(await play('canyon', { accountId: id }, player)).toMatchObject({
      error: { fields: { accountId: [expect.any(String)] } },
    });
  });

  it.each<[string, string, object, boolean, number, number, Record<string, string>?]>([
    ['a guest who wants real play', 'canyon', {}, false, 401, 1003],
    ['a game without a demo', 'no-demo', { demoMode: true }, false, 409, 14002],
    ['a game that nobody serves', 'soon', { demoMode: true }, false, 409, 14001],
    ['real play without an account', 'canyon', {}, true, 422, 1422],
    ['an account that is somebody else’s', 'canyon', { accountId: '00000000-0000-7000-8000-000000000000' }, true, 422, 1422],
    ['a lobby of another site', 'canyon', { demoMode: true, lobbyUrl: 'https://elsewhere.test/' }, false, 422, 1422],
    ['real play with no account', 'canyon', { accountId: null }, true, 422, 1422],
    ['a restricted country', 'canyon', { demoMode: true }, false, 451, 14308, { 'cf-ipcountry': 'GB' }],
    ['an unknown game', 'nothing', { demoMode: true }, false, 404, 1001],
  ])('refuses %s', async (_, identity, body, isPlayer, status, code, headers = {}) => {
    const response = await play(identity, body, isPlayer ? player : platform, headers);
    expect([response.status, response.error!.code]).toEqual([status, code]);
  });
});
