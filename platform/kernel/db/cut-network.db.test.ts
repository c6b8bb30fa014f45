import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '#testing';
import { openNetwork, type Network } from '#testing/network.ts';
import { raw, sql } from '#testing/sql.ts';
import { createReadiness } from '../http/health.ts';
import { toAppError } from '../http/error-handler.ts';
import { openDatabase, type Database } from './database.ts';
import { createListener } from './listener.ts';
import { notify } from './notify.sql.ts';
import { DatabaseUnavailable } from '@verdigale/migrate';

let database: TestDatabase;
let network: Network;
let db: Database;
const log = pino({ level: 'silent' });
beforeAll(async () => {
  database = await createTestDatabase();
  network = await openNetwork(database.url);
  db = openDatabase({ url: network.url, patienceMs: 1_500, poolSize: 2 });
});
afterEach(() => network.mend());
afterAll(async () => {
  await db.close();
  await network.close();
  await database.drop();
});

const seven = () => db.one(sql<{ n: number }>`select 7 as n`);
const inTransaction = () => db.transaction((tx) => tx.one(sql<{ n: number }>`select 7 as n`));

it.each(['silent', 'reset'] as const)('a %s cut fails calls in time as unavailable, and ends with the next connection', async (how) => {
  expect([await seven(), await inTransaction()]).toEqual([{ n: 7 }, { n: 7 }]);
  network.cut(how);
  const failed = await Promise.all([seven, inTransaction, seven].map((call) => call().catch((error: Error) => error)));
  for (const error of failed) expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(toAppError(failed[0] as DatabaseUnavailable)).toMatchObject({ status: 503, details: { retryAfter: 2 } });
  network.mend();
  expect([await seven(), await inTransaction()]).toEqual([{ n: 7 }, { n: 7 }]);
});

it('says soon that it is not ready, though nothing is answered, and soon that it is again', async () => {
  const isReady = createReadiness({ db, log });
  expect(await isReady()).toBe(true);
  network.cut('silent');
  await vi.waitUntil(async () => !(await isReady()), { timeout: 10_000 });
  network.mend();
  await vi.waitUntil(isReady, { timeout: 10_000 });
});

it.each(['silent', 'reset'] as const)(
  'a listener hears again after a %s cut, and is told that it may have missed something',
  async (how) => {
    const heard = vi.fn();
    const listener = createListener(db, log, 'test_channel', heard);
    await listener.start();
    await db.run(notify('test_channel'));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    network.cut(how);
    await expect(seven()).rejects.toBeInstanceOf(DatabaseUnavailable);
    network.mend();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), { timeout: 15_000 });
    await vi.waitFor(() => db.run(notify('test_channel')), { timeout: 5_000 });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(3));
    await listener.stop();
  },
);

it('names a disk that is full and a lock that is not given as unavailable, and a wrong statement as what it is', async () => {
  const raise = (code: string) => db.run(sql`do ${raw(`$$ begin raise sqlstate '${code}'; end $$`)}`);
  await expect(db.run(sql`select nothing`)).rejects.toMatchObject({ code: '42703' });
  await expect(raise('53100')).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(raise('55P03')).rejects.toBeInstanceOf(DatabaseUnavailable);
});
