import { join } from 'node:path';
import pg from 'pg';
import { findRunningPostgres } from '../../apps/server/postgres/index.ts';

/** For what no call of the product can bring about: work in its database. */
export async function withDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: (await findRunningPostgres(join(process.env.E2E_DATA_DIR!, 'postgres')))! });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
