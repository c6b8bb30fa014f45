import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing';
import { sql } from '#testing/sql.ts';
import { openDatabase, type Database } from './database.ts';
import { eachCommand, eachLock, givenRows, sql as part } from './sql.ts';
import type { Transaction } from './transaction.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url });
});
beforeEach(async () => {
  await db.run(sql`drop table if exists purse`);
  await db.run(sql`create table purse (name text primary key, coins int not null check (coins >= 0), by_transaction xid8)`);
  await db.run(sql`insert into purse select n, 10 from unnest('{a,b,c,d}'::text[]) n`);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const lock = eachLock(
  (given: readonly { name: string }[], waiting) => part`select given.place::int from ${givenRows(given, { name: 'text' })},
  lateral (select from purse where purse.name = given.name for update ${waiting}) held`,
);
const take = eachCommand(
  (given: readonly { name: string; coins: number }[]) => part`
  update purse set coins = purse.coins - given.coins, by_transaction = pg_current_xact_id()
  from ${givenRows(given, { name: 'text', coins: 'int' })} where purse.name = given.name`,
);

const coinsOf = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await db.all(sql<{ name: string; coins: number }>`select name, coins from purse`)).map(({ name, coins }) => [name, coins]),
  );

/** Takes coins out of a purse; `before` runs under its lock. */
function takeFrom(name: string, coins = 1, before: (tx: Transaction) => Promise<unknown> = async () => undefined): Promise<string> {
  return db.together(name, async (tx) => {
    await tx.run(lock({ name }));
    await before(tx);
    tx.write(take({ name, coins }));
    return name;
  });
}

const statusOf = (outcomes: PromiseSettledResult<unknown>[]) => outcomes.map(({ status }) => status);

it('commits calls that come at the same time in one transaction', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map((name) => takeFrom(name)))).toEqual(['a', 'b', 'c']);
  expect(await coinsOf()).toEqual({ a: 9, b: 9, c: 9, d: 10 });
  expect(await db.all(sql`select distinct by_transaction from purse where by_transaction is not null`)).toHaveLength(1);
});

it('waits for no group that is held up', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const slow = takeFrom('a', 1, async () => (begin(), held));
  await begun;
  expect(await takeFrom('b')).toBe('b');
  letGo();
  expect(await slow).toBe('a');
});

it('lets a call that throws leave nothing and hinder nobody', async () => {
  const refuse = () => Promise.reject(new Error('refused'));
  const outcomes = await Promise.allSettled([takeFrom('a'), takeFrom('b', 1, refuse), takeFrom('c')]);
  expect(statusOf(outcomes)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await coinsOf()).toEqual({ a: 9, b: 10, c: 9, d: 10 });
});

it('undoes what a call has changed before it threw, and nothing else', async () => {
  const changeThenRefuse = async (tx: Transaction) => {
    await tx.run(sql`update purse set coins = 0 where name = 'b'`);
    throw new Error('refused');
  };
  const outcomes = await Promise.allSettled([takeFrom('a'), takeFrom('b', 1, changeThenRefuse), takeFrom('c')]);
  expect(statusOf(outcomes)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await coinsOf()).toEqual({ a: 9, b: 10, c: 9, d: 10 });
});

it('fails only the call whose own write the database refuses', async () => {
  const outcomes = await Promise.allSettled([takeFrom('a'), takeFrom('b', 11), takeFrom('c')]);
  expect(outcomes[1]).toMatchObject({ status: 'rejected', reason: { constraint: 'purse_coins_check' } });
  expect(statusOf(outcomes)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await coinsOf()).toEqual({ a: 9, b: 10, c: 9, d: 10 });
});

it('fails only the call whose own read the database refuses', async () => {
  const outcomes = await Promise.allSettled([takeFrom('a'), takeFrom('b', 1, (tx) => tx.one(sql`select 1 / 0`)), takeFrom('c')]);
  expect(outcomes[1]).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(statusOf(outcomes)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('keeps nobody waiting for a lock that another transaction holds', async () => {
  const order: string[] = [];
  const noted = async (name: string) => order.push(await takeFrom(name));
  await db.transaction(async (tx) => {
    await tx.run(sql`select from purse where name = 'b' for update`);
    const late = noted('b');
    await Promise.all([noted('a'), noted('c')]);
    tx.afterCommit(() => order.push('released'));
    void late;
  });
  await expect.poll(() => order.length).toBe(4);
  expect(order.slice(2)).toEqual(['released', 'b']);
  expect(await coinsOf()).toEqual({ a: 9, b: 9, c: 9, d: 10 });
});

it('lets calls of one key take turns', async () => {
  await Promise.all(Array.from({ length: 25 }, (_, n) => takeFrom(n % 5 === 0 ? 'a' : 'b', n % 5 === 0 ? 2 : 0)));
  expect(await coinsOf()).toMatchObject({ a: 0, b: 10 });
});
