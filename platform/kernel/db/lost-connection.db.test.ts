import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseUnavailable } from '@verdigale/migrate';
import { createTestPlatform, type TestPlatform } from '#testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

it('a connection lost between two queries fails its transaction only', async () => {
  const { db } = platform.kernel;
  const lost = db.transaction(async (tx) => {
    const { pid } = await tx.one(sql<{ pid: number }>`select pg_backend_pid() as pid`);
    await db.run(sql`select pg_terminate_backend(${pid})`);
    await expect.poll(() => db.all(sql`select from pg_stat_activity where pid = ${pid}`)).toEqual([]);
    await tx.run(sql`select 1`);
  });
  // Whichever side notices first: PostgreSQL, the pool, or the socket.
  await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await db.one(sql<{ n: number }>`select 1 as n`)).toEqual({ n: 1 });
});
