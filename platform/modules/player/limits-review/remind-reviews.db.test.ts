import type { MessengerMessage } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { remindReviews } from './remind-reviews.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
});
afterAll(() => platform[Symbol.asyncDispose]());

async function remindersOf({ id }: TestPlayer, at: string): Promise<MessengerMessage['content'][]> {
  platform.clock.set(at);
  await Promise.all([remindReviews(platform.kernel), remindReviews(platform.kernel)]);
  await platform.relay.drain();
  const rows = await platform.kernel.db.all(
    sql<{ content: MessengerMessage['content'] }>`select content from notification.message where player_id = ${id} order by id`,
  );
  return rows.map(({ content }) => content).filter(({ title }) => title === 'Your limits');
}

it('[L8] a player is reminded every six months to look at limits and spending, once, with the page', async () => {
  platform.clock.set('2026-01-31T10:00:00Z');
  const player = await registerTestPlayer(platform);
  expect(await remindersOf(player, '2026-07-31T09:59:59Z')).toEqual([]);
  const link = { url: '/profile/limits', label: 'Limits' };
  expect(await remindersOf(player, '2026-07-31T10:00:00Z')).toEqual([{ title: 'Your limits', body: 'What you spent', link }]);
  expect(await remindersOf(player, '2027-01-31T09:00:00Z')).toHaveLength(1);
  expect(await remindersOf(player, '2027-01-31T10:00:00Z')).toHaveLength(2);
});

it('[L8] nobody who is blocked, and nobody where the law asks nothing', async () => {
  platform.clock.set('2028-01-31T10:00:00Z');
  const player = await registerTestPlayer(platform);
  await platform.kernel.db.run(sql`update player.player set status = 3 where id = ${player.id}`);
  expect(await remindersOf(player, '2029-01-31T10:00:00Z')).toEqual([]);
});
