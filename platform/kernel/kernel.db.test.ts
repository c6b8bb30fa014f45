import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { violates } from './db/constraint-error.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

describe('transaction', () => {
  it('commits its reads and its queued writes together, and runs effects only then', async () => {
    const { db } = platform.kernel;
    let isDone = false;
    await db.transaction(async (tx) => {
      tx.afterCommit(() => void (isDone = true));
      tx.write(sql`insert into kernel.outbox (topic, payload) values ('test.committed', '{}')`);
      expect((await tx.one(sql<{ n: number }>`select 1 as n`)).n).toBe(1);
      expect(isDone).toBe(false);
    });
    expect(isDone).toBe(true);
    expect(await db.all(sql`select topic from kernel.outbox where topic = 'test.committed'`)).toHaveLength(1);
  });

  it('keeps nothing when a queued write fails at the commit', async () => {
    const { db } = platform.kernel;
    const work = db.transaction(async (tx) => {
      tx.write(sql`insert into kernel.outbox (topic, payload) values ('test.lost', '{}')`);
      tx.write(sql`insert into kernel.migration (name, hash) values ('0001-kernel.sql', 'twice')`);
    });
    await expect(work).rejects.toSatisfy((error: unknown) => violates(error, 'migration_pkey'));
    expect(await db.all(sql`select 1 from kernel.outbox where topic = 'test.lost'`)).toHaveLength(0);
    expect((await db.one(sql<{ n: bigint }>`select 7::int8 as n`)).n).toBe(7n);
  });
});

describe('outbox', () => {
  it('delivers facts in order, their effects once, and keeps what a handler could not take', async () => {
    const { db, events } = platform.kernel;
    await db.run(sql`create table test_heard (place bigint generated always as identity, n int)`);
    const heard = async () => (await db.all(sql<{ n: number }>`select n from test_heard order by place`)).map(({ n }) => n);
    let refuse = true;
    events.on<{ n: number }>('test.happened', async (tx, fact) => {
      await tx.run(sql`insert into test_heard (n) values (${fact.payload.n})`);
      if (fact.payload.n === 2 && refuse) throw new Error('not now');
    });
    await db.transaction(async (tx) => {
      for (const n of [1, 2, 3]) events.emit(tx, { topic: 'test.happened', payload: { n } });
    });
    await platform.relay.drain();
    expect(await heard()).toEqual([1, 3]);
    refuse = false;
    await db.run(sql`update kernel.outbox set due_at = now() where topic = 'test.happened'`);
    await platform.relay.drain();
    await platform.relay.drain();
    expect(await heard()).toEqual([1, 3, 2]);
  });
});

describe('api', () => {
  it('answers an unknown call as JSON and an ill body as a coded error', async () => {
    const unknown = await platform.app.inject('/api/nothing');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ error: { code: 1001 } });
  });

  it('is alive, ready and measured', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await platform.app.inject(path)).statusCode).toBe(200);
  });
});
