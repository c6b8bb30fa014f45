import { expect, it } from 'vitest';
import { createTestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { finishTournaments } from './finish.ts';
import { rollEditions } from './roll-editions.ts';
import { testSeries } from './testing.ts';

it('[TOUR-01] a tournament that cannot be finished holds up no other, and is tried again', async () => {
  await using platform = await createTestPlatform({
    tournaments: { series: ['broken', 'sound'].map((identity) => ({ ...testSeries, identity })), hasCrowd: false },
  });
  const { db } = platform.kernel;
  await platform.kernel.jobs.start({ work: false });
  platform.clock.set('2026-06-03T12:00:00Z');
  await rollEditions(platform.kernel);
  const unfinished = sql<{ identity: string }>`
    select identity from retention.tournament where finished_at is null and ends_at <= '2026-06-03T14:00:00Z'`;
  const open = async () => (await db.all(unfinished)).length;
  expect(await open()).toBe(2);
  await db.run(sql`update retention.tournament set terms = terms || '{"prizes": null}' where identity like 'broken%'`);
  platform.clock.set('2026-06-03T14:15:00Z');
  await finishTournaments(platform.kernel);
  expect(await open()).toBe(1);
  await db.run(sql`update retention.tournament set terms = terms || '{"prizes": []}' where identity like 'broken%'`);
  await finishTournaments(platform.kernel);
  expect(await open()).toBe(0);
});
