import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseUnavailable } from '@verdigale/migrate';
import { createTestPlatform, type TestPlatform } from '#testing';
import { createListener } from './listener.ts';

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

it('a connection that may not listen, as that to a copy which only reads, is given back', async () => {
  const { db, log } = platform.kernel;
  const pids: number[] = [];
  /** On it every statement is refused. */
  async function connect() {
    const client = await db.connect();
    pids.push((await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid);
    await client.query('begin');
    await client.query('select 1 / 0').catch(() => undefined);
    return client;
  }
  await expect(createListener({ connect }, log, 'test_refused', () => undefined).start()).rejects.toThrow('current transaction is aborted');
  await expect.poll(() => db.all(sql`select from pg_stat_activity where pid = any(${pids}::int[])`), { timeout: 5_000 }).toEqual([]);
});
