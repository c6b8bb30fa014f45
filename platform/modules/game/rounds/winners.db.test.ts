import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { launchTestPlayer } from '../../../flows/game-wallet/testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await launchTestPlayer(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

/** So many rounds of 1.00, the newest of them this many minutes ago. */
async function win(gameId: string, count: number, minutesAgo: number, { country = 'DE', payout = 250 } = {}): Promise<void> {
  await platform.kernel.db.run(sql`
    insert into game.round (id, provider, provider_round_id, account_id, player_id, session_id, game_id, currency, exponent, stake, payout, status,
      country, created_at, finished_at)
    select gen_random_uuid(), provider, gen_random_uuid(), account_id, player_id, id, ${gameId}::uuid, currency, exponent, 100, ${payout}::int, 'finished',
      ${country}, at, at
    from game.session, generate_series(1, ${count}::int) n, lateral (select now() - make_interval(mins => ${minutesAgo}::int, secs => n)) t (at)`);
}

async function addGame(identity: string, platforms: string): Promise<void> {
  await platform.kernel.db.run(sql`
    insert into game.game (id, identity, name, provider_id, type, is_demo_mode, platforms, colours, score, released_at, launch_provider, launch_code)
    select gen_random_uuid(), ${identity}, ${identity}, provider_id, 'slots', true, ${platforms}::int[], colours, 1, now(), launch_provider, ${identity}
    from game.game where identity = 'copper-canyon'`);
}
const idOf = async (identity: string) =>
  (await platform.kernel.db.one(sql<{ id: string }>`select id from game.game where identity = ${identity}`)).id;
const winners = async (query: string) => {
  const { data } = await platform.call('game.spins.winners', { query });
  return data.map(({ gameIdentity }) => gameIdentity);
};

it('[GAME-02] shows the winners of a device, however many have won since what is not for it, and in bets', async () => {
  await addGame('big-screen', '{2}');
  await win(await idOf('copper-canyon'), 1, 9);
  await win(await idOf('big-screen'), 300, 2);
  await win(await idOf('betsy-sportsbook-betsy'), 300, 1);
  expect(await winners('platform=1')).toEqual(['copper-canyon']);
  expect(await winners('platform=1&countryCode=DE')).toEqual(['copper-canyon']);
  expect(await winners('platform=2')).toEqual(['big-screen']);
});

it('[GAME-02] shows the winners of a country, of all where nobody there has won, and nobody who got back no more than was staked', async () => {
  await addGame('small-screen', '{1}');
  await addGame('even', '{1}');
  await win(await idOf('small-screen'), 1, 30, { country: 'SE' });
  await win(await idOf('even'), 1, 1, { country: 'SE', payout: 100 });
  expect(await winners('platform=1&countryCode=SE')).toEqual(['small-screen']);
  expect(await winners('platform=1&countryCode=NO')).toEqual(['copper-canyon', 'small-screen']);
});
