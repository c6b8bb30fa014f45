import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../apps/server/postgres/index.ts';
import { keepTemporaryFilesInMemory } from '../../tools/memory-folder.ts';

/**
 * One PostgreSQL for the whole test run. `TEST_DATABASE_URL` is its superuser's address; a test gets a database of its
 * own by `createTestDatabase()` of `@verdigale/platform/testing`. A given TEST_DATABASE_URL is used as it is. With
 * TEST_DURABLE=1 it keeps what was committed when it is killed.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const removeTemporaryFiles = keepTemporaryFilesInMemory();
  if (process.env.TEST_DATABASE_URL) return async () => removeTemporaryFiles();
  const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-test-'));
  const remove = () => {
    rmSync(dataDir, { recursive: true, force: true });
    removeTemporaryFiles();
  };
  // A run that is broken off is not torn down by Vitest, which is gone at once; PostgreSQL dies with it by itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.prependOnceListener(signal, remove);
  const postgres = await startPostgres({ dataDir, log: () => undefined, durable: process.env.TEST_DURABLE === '1' });
  process.env.TEST_DATABASE_URL = postgres.adminUrl;
  return async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, remove);
    await postgres.stop();
    remove();
    delete process.env.TEST_DATABASE_URL;
  };
}
