import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { connectPatiently } from './connect-patiently.ts';
import { applyMigration, createMigrations, createSchema, lockMigrations, selectMigrations } from './migration.sql.ts';

const folder = new URL('../../db/migrations/', import.meta.url);

/**
 * Brings the database to the newest schema: every `NNNN-name.sql` once, in order, each in its own transaction.
 * Waits a minute for a database that is only starting. Throws when a file that was applied has changed since: migrations
 * go forward only.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = await connectPatiently(databaseUrl);
  try {
    for (const begin of [lockMigrations(), createSchema(), createMigrations()]) await client.query(begin.text);
    const { rows } = await client.query<{ name: string; hash: string }>(selectMigrations().text);
    const done = new Map(rows.map((row) => [row.name, row.hash]));
    const applied: string[] = [];
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()) {
      const text = await readFile(new URL(name, folder), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      const before = done.get(name);
      if (before === hash) continue;
      if (before) throw new Error(`migration ${name} was changed after it was applied`);
      await client.query(applyMigration(name, hash, text).text);
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
}
