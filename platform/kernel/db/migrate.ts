import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { connectPatiently } from './connect-patiently.ts';

const folder = new URL('../../db/migrations/', import.meta.url);
/** Any number: only migrators take this advisory lock, so that two starting processes take turns. */
const migrationLock = 7_310_001;

/**
 * Brings the database to the newest schema: every `NNNN-name.sql` once, in order, each in its own transaction.
 * Waits a minute for a database that is only starting. Throws when a file that was applied has changed since: migrations
 * go forward only.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = await connectPatiently(databaseUrl);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('create schema if not exists kernel');
    await client.query(
      'create table if not exists kernel.migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from kernel.migration');
    const done = new Map(rows.map((row) => [row.name, row.hash]));
    const applied: string[] = [];
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()) {
      const text = await readFile(new URL(name, folder), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      const before = done.get(name);
      if (before === hash) continue;
      if (before) throw new Error(`migration ${name} was changed after it was applied`);
      await client.query(
        `begin;\n${text}\n;insert into kernel.migration (name, hash) values (${client.escapeLiteral(name)}, '${hash}');\ncommit;`,
      );
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
}
