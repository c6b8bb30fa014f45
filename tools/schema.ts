// Writes platform/db/schema.json: what the migrations make of an empty database. `npm run schema`
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../apps/server/postgres/index.ts';
import { migrate } from '../platform/kernel/index.ts';
import { readSchema } from '../platform/testing/schema/read-schema.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-schema-'));
const postgres = await startPostgres({ dataDir, log: () => undefined, durable: false });
try {
  await migrate(postgres.adminUrl);
  const client = new pg.Client({ connectionString: postgres.adminUrl });
  await client.connect();
  const file = new URL('../platform/db/schema.json', import.meta.url);
  await writeFile(file, `${JSON.stringify(await readSchema(client), null, 2)}\n`);
  await client.end();
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
