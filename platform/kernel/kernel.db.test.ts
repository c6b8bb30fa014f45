import { sql } from '#testing/sql.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { newId } from './ids.ts';
import { claimDatabase } from './claim-database.ts';
import { openDatabase } from './db/database.ts';
import { mountHealth } from './http/health.ts';
import { violates } from './db/constraint-error.ts';

const operatorKey = 'the-key-of-an-operator-long-enough';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ operatorKey });
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
  it('delivers facts in order, their effects once, and keeps what a handler could not take, or could not write', async () => {
    const { db, events } = platform.kernel;
    await db.run(sql`create table test_heard (place bigint generated always as identity, n int not null)`);
    const heard = async () => (await db.all(sql<{ n: number }>`select n from test_heard order by place`)).map(({ n }) => n);
    let refuse = true;
    events.on<{ n: number }>('test.happened', async (tx, { payload: { n } }) => {
      await tx.run(sql`insert into test_heard (n) values (${n})`);
      tx.write(sql`insert into test_heard (n) values (${n === 4 && refuse ? null : 10 * n}::int)`);
      if (n === 2 && refuse) throw new Error('not now');
    });
    await db.transaction(async (tx) => {
      for (const n of [1, 2, 3, 4]) events.emit(tx, { topic: 'test.happened', payload: { n } });
    });
    await platform.relay.drain();
    expect(await heard()).toEqual([1, 10, 3, 30]);
    refuse = false;
    await db.run(sql`update kernel.outbox set due_at = now() where topic = 'test.happened'`);
    await platform.relay.drain();
    await platform.relay.drain();
    expect(await heard()).toEqual([1, 10, 3, 30, 2, 4, 20, 40]);
  });
});

describe('a fact that nothing can take', () => {
  it('is tried every five minutes for good, and the others go on', async () => {
    const { db, events } = platform.kernel;
    const heard: number[] = [];
    events.on<{ n: number }>('test.long-refused', async (_tx, { payload: { n } }) => {
      if (n === 1) throw new Error('never');
      heard.push(n);
    });
    const emit = (n: number) => db.transaction(async (tx) => events.emit(tx, { topic: 'test.long-refused', payload: { n } }));
    await emit(1);
    await db.run(sql`update kernel.outbox set attempts = 44 where topic = 'test.long-refused'`);
    await emit(2);
    await platform.relay.drain();
    expect(heard).toEqual([2]);
    const left = sql<{ seconds: number }>`select extract(epoch from due_at - now())::int as seconds from kernel.outbox
      where topic = 'test.long-refused'`;
    expect(await db.all(left)).toEqual([{ seconds: 300 }]);
    await db.run(sql`delete from kernel.outbox where topic = 'test.long-refused'`);
  });
});

it('a fact of a topic that only another release knows waits for that release', async () => {
  const { db, events } = platform.kernel;
  const heard: number[] = [];
  events.on<{ n: number }>('test.known', async (_tx, { payload: { n } }) => void heard.push(n));
  await db.transaction(async (tx) => {
    events.emit(tx, { topic: 'test.newer', payload: { n: 1 } });
    events.emit(tx, { topic: 'test.known', payload: { n: 2 } });
  });
  await platform.relay.drain();
  expect(heard).toEqual([2]);
  events.on<{ n: number }>('test.newer', async (_tx, { payload: { n } }) => void heard.push(n));
  await platform.relay.drain();
  expect(heard).toEqual([2, 1]);
});

it('tells operators how long the oldest fact has waited', async () => {
  const { db } = platform.kernel;
  const age = async () => Number(/^outbox_age_seconds (\S+)$/m.exec(await platform.metrics())?.[1]);
  await db.run(sql`delete from kernel.outbox`);
  expect(await age()).toBe(0);
  await db.run(sql`insert into kernel.outbox (topic, payload, created_at) select 'test.old', '{}', now() - interval '90 seconds' * n
    from generate_series(1, 0, -1) n`);
  expect(await age()).toBeGreaterThanOrEqual(90);
  expect(await age()).toBeLessThan(120);
  await db.run(sql`delete from kernel.outbox`);
});

describe('facts by lists', () => {
  it('are of one topic, each player’s in their order, and come one by one where a list cannot be delivered', async () => {
    const { db, events } = platform.kernel;
    const [ann, bob] = [newId(), newId()];
    const lists: string[] = [];
    let refused = 0;
    const note = async (_: unknown, facts: readonly { payload: { n: number } }[]) => {
      lists.push(facts.map(({ payload }) => payload.n).join());
      if (facts.some(({ payload }) => payload.n === refused)) throw new Error('not now');
    };
    events.onMany<{ n: number }>('test.counted', note);
    events.onMany<{ n: number }>('test.told', note);
    const emit = (...told: [topic: string, playerId: string, n: number][]) =>
      db.transaction(async (tx) => {
        for (const [topic, playerId, n] of told) events.emit(tx, { topic, playerId, payload: { n } });
      });
    await emit(
      ['test.counted', ann, 1],
      ['test.counted', ann, 2],
      ['test.told', ann, 3],
      ['test.counted', ann, 4],
      ['test.counted', bob, 5],
    );
    await platform.relay.drain();
    expect(lists.splice(0)).toEqual(['1,2,5', '3', '4']);
    refused = 7;
    await emit(['test.counted', ann, 6], ['test.counted', bob, 7], ['test.counted', bob, 8]);
    await platform.relay.drain();
    expect(lists.splice(0)).toEqual(['6,7,8', '6', '7', '8']);
    expect(await db.all(sql<{ n: number }>`select (payload ->> 'n')::int as n from kernel.outbox where topic = 'test.counted'`)).toEqual([
      { n: 7 },
    ]);
  });
});

describe('the claim of a database', () => {
  it('holds for one key, until it is replaced', async () => {
    const { kernel } = platform;
    const other = { ...kernel, config: { ...kernel.config, jwtKey: 'another key that is long enough for HS256' } };
    expect([await claimDatabase(kernel), await claimDatabase(kernel), await claimDatabase(other)]).toEqual([true, true, false]);
    expect([await claimDatabase(other, { isNewKeyTaken: true }), await claimDatabase(kernel)]).toEqual([true, false]);
  });
});

describe('api', () => {
  it('answers an unknown call as JSON and an ill body as a coded error', async () => {
    const unknown = await platform.app.inject('/api/nothing');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ error: { code: 1001 } });
  });

  it('is alive and ready', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await platform.app.inject(path)).statusCode).toBe(200);
  });

  it('is not ready over a database that only reads', async () => {
    const url = new URL(platform.kernel.db.url);
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const db = openDatabase({ url: url.href });
    const app = Fastify();
    mountHealth(app, { db, log: platform.kernel.log });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    await app.close();
    await db.close();
  });

  it('is alive and not ready while it closes', async () => {
    const app = Fastify({ return503OnClosing: false });
    mountHealth(app, platform.kernel);
    const [begun, sockets] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    app.addHook('preClose', () => (begun.resolve(), sockets.promise));
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const closed = app.close();
    await begun.promise;
    const statusOf = async (path: string) => (await fetch(address + path)).status;
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    sockets.resolve();
    await closed;
  });

  it('shows its figures and its description to the operator only', async () => {
    const basic = `Basic ${Buffer.from(`me:${operatorKey}`).toString('base64')}`;
    const get = (url: string, authorization?: string) => platform.app.inject({ url, ...(authorization && { headers: { authorization } }) });
    for (const path of ['/metrics', '/api/docs/json']) expect((await get(path, `Bearer ${operatorKey}`)).statusCode).toBe(404);
    for (const path of ['/operator/metrics', '/operator/docs', '/operator/docs/json'])
      for (const credentials of [undefined, 'Bearer none', 'Basic bWU6bm9uZQ=='])
        expect([path, (await get(path, credentials)).statusCode]).toEqual([path, 401]);

    await get('/api/settings/locales');
    expect((await get('/operator/metrics', `Bearer ${operatorKey}`)).body).toMatch(
      /^http_request_duration_seconds_count\{method="GET",route="\/api\/settings\/locales",status="200"\} 1$/m,
    );
    // A browser asks a person for the key on pages; on calls it must not repeat it by itself.
    expect((await get('/operator/docs/')).headers['www-authenticate']).toContain('Basic');
    expect((await get('/operator/docs/json', basic)).json()).toHaveProperty(['paths', '/api/wallet/accounts']);
    const page = await get('/operator/docs/', basic);
    expect([page.statusCode, page.headers['content-security-policy']]).toEqual([200, expect.not.stringMatching(/https?:|upgrade/)]);
    expect((await get('/operator/metrics', basic)).statusCode).toBe(401);
  });
});
