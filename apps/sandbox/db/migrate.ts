import { readFile, readdir } from 'node:fs/promises';
import type { Pool } from 'pg';

const folder = new URL('./migrations/', import.meta.url);
/** Any constant will do: it only keeps two starting processes from migrating at once. */
const lockKey = 7_361_204;

/**
 * Brings schema `sandbox` to the newest form: runs every file of `migrations/` that has not run yet, in name order,
 * all in one transaction. Forward only; safe to call at each start and from several processes.
 */
export async function migrateSandbox(pool: Pool): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await client.query('create schema if not exists sandbox');
    await client.query(
      'create table if not exists sandbox.migration (name text constraint migration_name_pkey primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from sandbox.migration');
    const applied = new Set(rows.map((row) => row.name));
    const missing = names.filter((name) => !applied.has(name));
    for (const name of missing) {
      await client.query(await readFile(new URL(name, folder), 'utf8'));
      await client.query('insert into sandbox.migration (name) values ($1)', [name]);
    }
    await client.query('commit');
    return missing;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
