import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing';
import { sql } from '#testing/sql.ts';
import { openDatabase, type Database } from './database.ts';
import { eachQuery, givenRows, integer, row, sql as part, text } from './sql.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const quotient = eachQuery(
  row({ value: integer, at: text }),
  (given: readonly { divisor: number }[]) => part`
  select given.place::int, 12 / given.divisor as value, now()::text as at from ${givenRows(given, { divisor: 'int' })} where given.divisor < 100`,
);

it('sends reads of one kind that are asked for at the same time as one statement, each with its own rows', async () => {
  const read = await Promise.all([1, 2, 100, 3].map((divisor) => db.all(quotient({ divisor }))));
  expect(read.map((rows) => rows.map(({ value }) => value))).toEqual([[12], [6], [], [4]]);
  expect(new Set(read.flat().map(({ at }) => at)).size).toBe(1);
  const later = await db.one(quotient({ divisor: 1 }));
  expect(later.at).not.toBe(read[0]![0]!.at);
});

it('fails only the one that the database cannot answer', async () => {
  const outcomes = await Promise.allSettled([1, 0, 2].map((divisor) => db.one(quotient({ divisor }))));
  expect(outcomes).toMatchObject([{ value: { value: 12 } }, { reason: { code: '22012' } }, { value: { value: 6 } }]);
});

it('sends whatever else is asked for as it is', async () => {
  expect(await Promise.all([db.one(sql<{ n: number }>`select 1 as n`), db.one(quotient({ divisor: 4 }))])).toMatchObject([
    { n: 1 },
    { value: 3 },
  ]);
});
