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

let server: pg.Pool | undefined;

/** One connection for the files that share this process; it may be gone when the server has stopped before it. */
async function onServer<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  server ??= new pg.Pool({ connectionString: serverUrl(), max: 1, allowExitOnIdle: true }).on('error', () => undefined);
  const client = await server.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function templateName(): Promise<string> {
  const folder = new URL('../db/migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).toSorted()) hash.update(await readFile(new URL(file, folder)));
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

let template: Promise<string> | undefined;

/** A fresh migrated database on the test server, copied from a template that is made once per schema version. */
export async function createTestDatabase(): Promise<TestDatabase> {
  template ??= migratedTemplate();
  const [source, name] = [await template, `test_${newId().replaceAll('-', '')}`];
  // By its files: block by block through the log, which is the default, takes three times the processor time.
  await onServer((client) => client.query(`create database ${name} template ${source} strategy file_copy`));
  return {
    url: withDatabase(serverUrl(), name),
    drop: async () => void (await onServer((client) => client.query(`drop database if exists ${name} with (force)`))),
  };
}

/** The template's name; the first of the test processes makes it, the others wait. */
async function migratedTemplate(): Promise<string> {
  const name = await templateName();
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) {
      const draft = `${name}_draft`;
      await client.query(`drop database if exists ${draft}`);
      await client.query(`create database ${draft}`);
      await migrate(withDatabase(serverUrl(), draft));
      await client.query(`alter database ${draft} rename to ${name}`);
    }
    await client.query('select pg_advisory_unlock($1)', [templateLock]);
  });
  return name;
}
