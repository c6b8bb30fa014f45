import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { itemOf, publishTestCampaign, withdrawCampaigns } from '../../modules/bonus/campaign/testing.ts';
import { givePoints } from '../../modules/retention/loyalty/give-points.ts';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { giveForLevels, levelJob } from './give-for-levels.ts';

const names = ['copper', 'bronze', 'silver', 'gold'];
const levels = names.map((id, order) => ({ id, name: id, points: order * 10 }));

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ loyalty: { levels, pointsPerHundred: { default: 10, types: {} } } });
  await platform.kernel.jobs.start({ work: false });
});
afterEach(() => withdrawCampaigns(platform.kernel));
afterAll(() => platform[Symbol.asyncDispose]());

const campaign = (amount: string, level?: string) =>
  publishTestCampaign(platform.kernel, {
    trigger: { kind: 'level', ...(level !== undefined && { level }) },
    perPlayer: null,
    items: [itemOf({ kind: 'cash', amount: { base: amount } })],
  });

/** Gives points, and does what the jobs do that follow, so many times. */
async function earn(playerId: string, points: number, times = 2): Promise<void> {
  const { kernel, relay } = platform;
  await kernel.db.transaction(async (tx) => givePoints(tx, kernel, playerId, points));
  // The points, then the levels.
  for (let n = 0; n < 2; n += 1) await relay.drain();
  const jobs = await kernel.db.all(sql<{ levels: string[] }>`
    select data -> 'levels' as levels from jobs.job where name = ${levelJob} and data ->> 'playerId' = ${playerId} order by created_on`);
  for (const job of jobs) for (let n = 0; n < times; n += 1) await giveForLevels(kernel, { playerId, ...job });
  await kernel.db.run(sql`delete from jobs.job where name = ${levelJob}`);
}
const given = (playerId: string) =>
  platform.kernel.db.all(sql<{ amount: bigint; source: string }>`
    select b.amount, c.source from bonus.player_bonus b join bonus.claim c on c.id = b.claim_id
    where b.player_id = ${playerId} order by c.source, b.amount`);

it('a level gives its campaigns once, those that are passed too, and a campaign without a level each of them', async () => {
  await campaign('5', 'bronze');
  await campaign('9', 'gold');
  const { id } = await registerTestPlayer(platform);
  await earn(id, 9);
  expect(await given(id)).toEqual([]);
  await earn(id, 11);
  expect(await given(id)).toEqual([{ amount: 500n, source: 'level:bronze' }]);
  // Published since: nothing of it is for levels that were reached before.
  await campaign('1');
  await earn(id, 1);
  expect(await given(id)).toHaveLength(1);
  await earn(id, 100);
  expect(await given(id)).toEqual([
    { amount: 500n, source: 'level:bronze' },
    { amount: 100n, source: 'level:gold' },
    { amount: 900n, source: 'level:gold' },
  ]);
});

it('gives a level nothing that the player may not have', async () => {
  await campaign('5');
  const { id, call } = await registerTestPlayer(platform);
  const want = (receiveBonus: boolean) => call('player.profile.update', { body: { receiveBonus } });
  await want(false);
  await earn(id, 10);
  expect(await given(id)).toEqual([]);
  await want(true);
  await earn(id, 10);
  expect(await given(id)).toEqual([{ amount: 500n, source: 'level:silver' }]);
});
