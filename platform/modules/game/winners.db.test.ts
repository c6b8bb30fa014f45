import type { Winner } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { raw, sql } from '#testing/sql.ts';
import { launchTestPlayer } from '../../flows/game-wallet/testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await launchTestPlayer(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

/** So many wins, the newest of them this many minutes ago. */
async function win(gameId: string, count: number, minutesAgo: number): Promise<void> {
  await platform.kernel.db.run(sql`
    insert into game.round (id, provider, provider_round_id, account_id, player_id, session_id, game_id, currency, exponent, stake, payout, status,
      country, created_at, finished_at)
    select gen_random_uuid(), provider, gen_random_uuid(), account_id, player_id, id, ${gameId}::uuid, currency, exponent, 100, 250, 'finished',
      country, at, at
    from game.session, generate_series(1, ${count}::int) n, lateral (select now() - make_interval(mins => ${minutesAgo}::int, secs => n)) t (at)`);
}

it('[GAME-02] shows the winners of a device, however many have won since what is not for it, and in bets', async () => {
  const { db } = platform.kernel;
  await db.run(
    raw(`insert into game.game (id, identity, name, provider_id, type, is_demo_mode, platforms, colours, score, released_at, launch_provider,
      launch_code)
    select gen_random_uuid(), 'big-screen', 'Big Screen', provider_id, 'slots', true, '{2}', colours, 1, now(), launch_provider, 'big-screen'
    from game.game where identity = 'copper-canyon'`),
  );
  const idOf = async (identity: string) => (await db.one(sql<{ id: string }>`select id from game.game where identity = ${identity}`)).id;
  await win(await idOf('copper-canyon'), 1, 9);
  await win(await idOf('big-screen'), 300, 2);
  await win(await idOf('betsy-sportsbook-betsy'), 300, 1);
  const winners = async (query: string) => {
    const answer = await platform.app.inject(`/api/game/spins/winners?${query}`);
    return answer.json<{ data: Winner[] }>().data.map(({ gameIdentity }) => gameIdentity);
  };
  expect(await winners('platform=1')).toEqual(['copper-canyon']);
  expect(await winners('platform=1&countryCode=DE')).toEqual(['copper-canyon']);
  expect(await winners('platform=2')).toEqual(['big-screen']);
});
