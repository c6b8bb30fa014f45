import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { connectPatiently } from './connect-patiently.ts';

export interface MigrateOptions {
  databaseUrl: string;
  /** Whose table `migration` records the files that were applied; made if it is missing. */
  schema: string;
  /** The folder of the `NNNN-name.sql`, with a slash at its end. */
  folder: URL;
}

/**
 * Brings a database to its newest form: every `NNNN-name.sql` of the folder once, in order, each in its own transaction. Resolves
 * to the names of the files that it applied. Waits for a database that is only starting; processes that start together take
 * turns. Throws when a file that was applied has changed since: migrations go forward only.
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
      await client.query(`begin;\n${text}\n;insert into ${table} (name, hash) values (${client.escapeLiteral(name)}, '${hash}');\ncommit;`);
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** Looks first: `create schema if not exists` needs the right to create schemas even where the schema exists. */
async function ensureSchema(client: Awaited<ReturnType<typeof connectPatiently>>, schema: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
  if (!rowCount) await client.query(`create schema ${client.escapeIdentifier(schema)}`);
}
