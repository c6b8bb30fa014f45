import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { migrateSandbox } from './migrate.ts';
import { createTestDatabase } from './testing.ts';

it('brings an empty database to the newest form once, also when several processes start together', async () => {
  const database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.url, max: 4 });
  // Dropping the database may end a connection that is still closing.
  pool.on('error', () => undefined);
  try {
    const runs = await Promise.all([1, 2, 3].map(() => migrateSandbox(pool)));
    expect(runs.filter((names) => names.length > 0)).toHaveLength(1);
    expect(runs.flat()).toContain('0001-studio.sql');
    expect(await migrateSandbox(pool)).toEqual([]);
  } finally {
    await pool.end();
    await database.drop();
  }
});
