import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { liveEventsChanged } from './offer.sql.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

/** The most rows that any step of a statement's plan comes by. */
async function mostRowsOf({ text, values }: { text: string; values: unknown[] }): Promise<number> {
  const client = await platform.kernel.db.connect();
  const { rows } = await client.query<{ 'QUERY PLAN': string }>({ text: `explain analyze ${text}`, values });
  await client.end();
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const counts = [...plan.matchAll(/actual time=\S+ rows=([\d.]+)|Rows Removed by (?:Join )?Filter: (\d+)/g)];
  return Math.max(...counts.map(([, came, removed]) => Number(came ?? removed)));
}

it('what is live, asked for ten times a second, is found without a look at every event that ever was', async () => {
  const { db } = platform.kernel;
  await db.run(sql`insert into sportsbook.event (id, sport, category, tournament, competitors, starts_at, is_simulated, status, version, search)
    select 'past-' || n, 'football', 'c', 't', '{a,b}', now() - n * interval '1 minute', true,
      case when n <= 3 then 'live' else 'ended' end, 1, '' from generate_series(1, 20000) n`);
  await db.run(sql`analyze sportsbook.event`);
  const known = new Map([
    ['past-1', 1n],
    ['past-2', 0n],
    ['past-9', 0n],
  ]);
  const ids = async (isAll: boolean) => (await db.all(liveEventsChanged(known, isAll))).map(({ id }) => id);
  expect(await ids(false)).toEqual(['past-9', 'past-3', 'past-2']);
  expect(await ids(true)).toEqual(['past-9', 'past-3', 'past-2', 'past-1']);
  expect(await mostRowsOf(liveEventsChanged(known, false))).toBeLessThan(100);
});
