import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { createTestDatabase, recordLogger } from '@verdigale/stand-in/testing';
import { startPostgres } from '../../apps/server/postgres/index.ts';
import { createStudio } from '../../apps/studio/index.ts';
import type { StudioSettings } from '../../apps/studio/server/settings.ts';
import { keepTemporaryFilesInMemory } from '../../tools/memory-folder.ts';
import { launchChromium } from '../../tools/chromium.ts';

export interface OpenStudio {
  url: string;
  browser: Browser;
  close(): Promise<void>;
}

/** The studio alone, with a database of its own and a browser before it. Its games are played as demos: there is no casino. */
export async function openStudio(settings: Partial<StudioSettings> = {}): Promise<OpenStudio> {
  const removeTemporaryFiles = keepTemporaryFilesInMemory();
  const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-bench-'));
  const postgres = await startPostgres({ dataDir, log: () => undefined, durable: false });
  process.env.TEST_DATABASE_URL = postgres.adminUrl;
  const database = await createTestDatabase();
  const studio = createStudio({
    databaseUrl: database.url,
    platformUrl: 'http://127.0.0.1:9',
    secret: 'a secret of nobody',
    settings,
    port: 0,
    host: '127.0.0.1',
    logger: recordLogger().logger,
    clock: { now: () => new Date() },
  });
  await studio.listen();
  const browser = await launchChromium();
  return {
    url: studio.url,
    browser,
    async close() {
      await browser.close();
      await studio.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
      removeTemporaryFiles();
    },
  };
}
