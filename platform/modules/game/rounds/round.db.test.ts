import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { createTestPlatform, type TestPlatform } from '#testing';
import { raw, sql } from '#testing/sql.ts';
import { launchTestPlayer } from '../../../flows/game-wallet/testing.ts';
import { insertRound } from '../index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await launchTestPlayer(platform, { balance: 100n });
});
afterAll(() => platform[Symbol.asyncDispose]());

const round = (sessionId: string) => {
  const id = newId();
  return insertRound({ id, providerRoundId: id, sessionId, stake: 5n, bonusStake: 0n, at: new Date() });
};

describe('a round', () => {
  it('is of the player, account and game of its session', async () => {
    const { db } = platform.kernel;
    const session = await db.one(sql<{ id: string }>`select id from game.session`);
    const written = round(session.id);
    await db.run(written);
    const found = await db.one(sql<{ same: boolean }>`
      select (r.provider, r.account_id, r.player_id, r.game_id, r.currency, r.exponent, r.country, r.nickname)
        is not distinct from (s.provider, s.account_id, s.player_id, s.game_id, s.currency, s.exponent, s.country, s.nickname) as same
      from game.round r join game.session s on s.id = r.session_id where r.id = ${written.input.id}`);
    expect(found).toEqual({ same: true });
  });

  it('is refused without its session', async () => {
    await expect(platform.kernel.db.run(round(newId()))).rejects.toMatchObject({ code: '23502' });
  });
});

it.each([
  'delete from game.session',
  'truncate game.session',
  'update game.session set game_id = game_id',
  'update game.session set account_id = account_id',
])('rounds keep their session: %s', async (statement) => {
  await expect(platform.kernel.db.run(raw(statement))).rejects.toMatchObject({ code: '23001' });
});
