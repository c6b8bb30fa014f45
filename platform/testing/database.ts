import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import pg from 'pg';
import { migrate, newId } from '#kernel';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** An arbitrary advisory lock: test processes take turns to make the template. */
const templateLock = 7_310_003;

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is set by the test run: start tests with `npm run test:unit`');
  return url;
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function templateName(): Promise<string> {
  const folder = new URL('../db/migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).toSorted()) hash.update(await readFile(new URL(file, folder)));
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

/** A fresh migrated database on the test server, copied from a template that is made once per schema version. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = await templateName();
  const name = `test_${newId().replaceAll('-', '')}`;
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      const draft = `${template}_draft`;
      await client.query(`drop database if exists ${draft}`);
      await client.query(`create database ${draft}`);
      await migrate(withDatabase(serverUrl(), draft));
      await client.query(`alter database ${draft} rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    url: withDatabase(serverUrl(), name),
    drop: async () => void (await onServer((client) => client.query(`drop database if exists ${name} with (force)`))),
  };
}
