import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { checkSeals, noteEvent, sealDays } from './index.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
  platform.clock.set('2026-06-01T23:59:59Z');
});
afterEach(() => platform[Symbol.asyncDispose]());

const dayMs = 24 * 3_600_000;
const note = (details: Record<string, unknown>) => noteEvent(platform.kernel.db, platform.kernel, { kind: 'operator act', details });
const seal = () => sealDays(platform.kernel.db, platform.clock.now());
const altered = async () => (await checkSeals(platform.kernel.db)).filter(({ isUnaltered }) => !isUnaltered).map(({ day }) => day);
/** As whoever owns the database can. */
const tamper = (statement: ReturnType<typeof sql>) =>
  platform.kernel.db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run(statement);
  });

it('[T5] seals each day that is over, once, a day without entries too', async () => {
  expect(await seal()).toEqual([]);
  await note({ by: 'ann' });
  expect(await seal()).toEqual([]);
  platform.clock.advance(2 * dayMs);
  await note({ by: 'bob' });
  const made = await seal();
  expect(made.map(({ day, entries }) => [day, entries])).toEqual([
    ['2026-06-01', 1],
    ['2026-06-02', 0],
  ]);
  expect([await seal(), new Set(made.map((each) => each.seal)).size]).toEqual([[], 2]);
  expect(await altered()).toEqual([]);
});

it.each<[string, ReturnType<typeof sql>]>([
  ['changed', sql`update journal.entry set details = '{"by":"bob"}' where details ->> 'by' = 'ann'`],
  ['taken away', sql`delete from journal.entry where details ->> 'by' = 'ann'`],
  ['moved', sql`update journal.entry set noted_at = noted_at - interval '1 second' where details ->> 'by' = 'ann'`],
  [
    'added later',
    sql`insert into journal.entry (id, kind, details, noted_at) values (gen_random_uuid(), 'operator act', '{}', '2026-06-01T12:00:00Z')`,
  ],
])('[T5] shows the day on which an entry was %s', async (_, statement) => {
  await note({ by: 'ann' });
  await note({ by: 'cat' });
  platform.clock.advance(dayMs);
  await note({ by: 'dan' });
  platform.clock.advance(dayMs);
  await seal();
  await tamper(statement);
  expect(await altered()).toEqual(['2026-06-01']);
});

it('[T5] shows that a seal was made anew, by the seal of the day after it', async () => {
  await note({ by: 'ann' });
  platform.clock.advance(2 * dayMs);
  await seal();
  await tamper(sql`update journal.seal set seal = repeat('a', 64) where day = '2026-06-01'`);
  expect(await altered()).toEqual(['2026-06-01', '2026-06-02']);
});

it('no statement changes a seal', async () => {
  await note({ by: 'ann' });
  platform.clock.advance(dayMs);
  await seal();
  for (const statement of [sql`update journal.seal set entries = 0`, sql`delete from journal.seal`, sql`truncate journal.seal`])
    await expect(platform.kernel.db.run(statement)).rejects.toThrow('the journal is only written to');
});
