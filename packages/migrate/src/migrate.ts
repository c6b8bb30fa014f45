import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connectPatiently } from './connect-patiently.ts';

export interface MigrateOptions {
  databaseUrl: string;
  /** Whose table `migration` records the files that were applied; made if it is missing. */
  schema: string;
  /** The folder of the `NNNN-name.sql`, with a slash at its end. */
  folder: URL;
}

/** Whoever wants a table comes behind a file that waits for it, and calls are given up after ten seconds. */
const LOCK_MS = 3_000;
const PAUSE_MS = 1_000;
/** Longer than anybody reads in one transaction: all books at once may take a quarter of an hour. */
const PATIENCE_MS = 20 * 60_000;
const lockNotGiven = '55P03';

/**
 * Brings a database to its newest form: every `NNNN-name.sql` of the folder once, in order, each in its own transaction. Resolves
 * to the names of the files that it applied. Waits for a database that is only starting; processes that start together take
 * turns. While tables that a file wants are in use it lets others pass and tries again. Throws when a file that was applied has changed since: migrations go forward only.
 */
export async function migrate({ databaseUrl, schema, folder }: MigrateOptions): Promise<string[]> {
  const client = await connectPatiently(databaseUrl);
  const table = `${client.escapeIdentifier(schema)}.migration`;
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [`migrate ${schema}`]);
    await ensureSchema(client, schema);
    await client.query(
      `create table if not exists ${table} (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; hash: string }>(`select name, hash from ${table}`);
    const done = new Map(rows.map((row) => [row.name, row.hash]));
    const applied: string[] = [];
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()) {
      const text = await readFile(new URL(name, folder), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      const before = done.get(name);
      if (before === hash) continue;
      if (before) throw new Error(`migration ${name} of ${schema} was changed after it was applied`);
      await apply(client, `${text}\n;insert into ${table} (name, hash) values (${client.escapeLiteral(name)}, '${hash}')`);
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, statements: string): Promise<void> {
  const from = performance.now();
  for (;;) {
    try {
      await client.query(`begin;\nset local lock_timeout = ${LOCK_MS};\n${statements};\ncommit;`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotGiven || performance.now() - from > PATIENCE_MS) throw error;
      await client.query('rollback');
      await sleep(PAUSE_MS);
    }
  }
}

/** Looks first: `create schema if not exists` needs the right to create schemas even where the schema exists. */
async function ensureSchema(client: pg.Client, schema: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
  if (!rowCount) await client.query(`create schema ${client.escapeIdentifier(schema)}`);
}
