import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { migrate } from './migrate.ts';

const server = process.env.TEST_DATABASE_URL!;
let path: string;
let name: string;
let databaseUrl: string;

beforeEach(async () => {
  path = mkdtempSync(join(tmpdir(), 'verdigale-migrate-'));
  name = `migrate_test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  databaseUrl = url.href;
  write('0001-first.sql', 'create table shop.ware (id int primary key)');
});

afterEach(async () => {
  await run(server, `drop database ${name} with (force)`);
  rmSync(path, { recursive: true });
});

async function run(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

const write = (file: string, text: string): void => writeFileSync(join(path, file), text);
const migrateShop = (url = databaseUrl) => migrate({ databaseUrl: url, schema: 'shop', folder: pathToFileURL(`${path}/`) });

it('applies each file once and in order, also when several processes start together', async () => {
  write('0002-second.sql', 'alter table shop.ware add column price int');
  const runs = await Promise.all([1, 2, 3].map(() => migrateShop()));
  expect(runs.flat()).toEqual(['0001-first.sql', '0002-second.sql']);
  expect(await migrateShop()).toEqual([]);
});

it('refuses a file that has changed since it was applied', async () => {
  await migrateShop();
  write('0001-first.sql', 'create table shop.ware (id bigint primary key)');
  await expect(migrateShop()).rejects.toThrow('migration 0001-first.sql of shop was changed after it was applied');
});

it('applies a file whole or not at all, and keeps those before it', async () => {
  write('0002-broken.sql', 'create table shop.half (id int); select 1 / 0');
  await expect(migrateShop()).rejects.toThrow('division by zero');
  expect(await run(databaseUrl, "select to_regclass('shop.ware') is not null as first, to_regclass('shop.half') as second")).toEqual([
    { first: true, second: null },
  ]);
  write('0002-broken.sql', 'create table shop.half (id int)');
  expect(await migrateShop()).toEqual(['0002-broken.sql']);
});

it('lets others pass while a table that it wants is in use', async () => {
  await migrateShop();
  write('0002-second.sql', 'alter table shop.ware add column price int');
  const reader = new pg.Client({ connectionString: databaseUrl });
  await reader.connect();
  try {
    await reader.query('begin; select from shop.ware');
    const migrating = migrateShop();
    await vi.waitFor(async () => expect(await run(databaseUrl, 'select from pg_locks where not granted')).not.toEqual([]), 20_000);
    // Comes behind it, and would wait for as long as the reader reads.
    expect(await run(databaseUrl, 'select count(*)::int as wares from shop.ware')).toEqual([{ wares: 0 }]);
    await reader.query('commit');
    expect(await migrating).toEqual(['0002-second.sql']);
  } finally {
    await reader.end();
  }
});

it('needs no right but to its own schema', async () => {
  const role = `${name}_role`;
  await run(databaseUrl, `create role ${role} login password 'shop'`);
  try {
    await run(databaseUrl, `create schema shop authorization ${role}`);
    const url = new URL(databaseUrl);
    [url.username, url.password] = [role, 'shop'];
    expect(await migrateShop(url.href)).toEqual(['0001-first.sql']);
  } finally {
    await run(databaseUrl, `drop owned by ${role} cascade; drop role ${role}`);
  }
});
