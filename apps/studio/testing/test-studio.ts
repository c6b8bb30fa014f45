import { Pool } from 'pg';
import { vi } from 'vitest';
import { createTestDatabase } from '../../sandbox/db/testing.ts';
import { createSandbox, type Sandbox } from '../../sandbox/index.ts';
import type { StudioSettings } from '../server/settings.ts';
import { PlatformDouble } from './platform-double.ts';
import { quickSettings } from './quick-settings.ts';
import { recordLogger } from './record-logger.ts';
import { StudioClient } from './studio-client.ts';
import { unusedSecrets } from './unused-secrets.ts';

export type TestStudio = {
  platform: PlatformDouble;
  databaseUrl: string;
  pool: Pool;
  logLines: string[];
  sandbox: Sandbox;
  client: StudioClient;
  /** Ends the sandbox, for as long as no new one is started. */
  rest(): Promise<void>;
  /** Ends the sandbox and starts a new one on the same database, as a restart does. */
  restart(settings?: Partial<StudioSettings>): Promise<void>;
  /** A second process's sandbox on the same database. */
  another(settings?: Partial<StudioSettings>): Promise<{ second: Sandbox; stop(): Promise<void> }>;
  stop(): Promise<void>;
};

/** A sandbox on its own database with a double of the platform behind it, and a client that has not launched yet. */
export async function startTestStudio(settings: Partial<StudioSettings> = {}): Promise<TestStudio> {
  const platform = new PlatformDouble();
  await platform.start();
  const database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.url, max: 2 });
  // Dropping the database may end a connection that is still closing.
  pool.on('error', () => undefined);
  const { logger, lines } = recordLogger();
  const start = async (changed: Partial<StudioSettings>): Promise<Sandbox> => {
    const sandbox = createSandbox({
      databaseUrl: database.url,
      platformUrl: platform.url,
      secrets: { ...unusedSecrets, studio: platform.secret },
      settings: { studio: { ...quickSettings, ...changed } },
      port: 0,
      host: '127.0.0.1',
      logger,
      clock: { now: () => new Date() },
    });
    await sandbox.listen();
    return sandbox;
  };
  const sandbox = await start(settings);
  let isUp = true;
  const studio: TestStudio = {
    platform,
    databaseUrl: database.url,
    pool,
    logLines: lines,
    sandbox,
    client: new StudioClient(sandbox.url),
    async rest() {
      if (isUp) await studio.sandbox.close();
      isUp = false;
    },
    async restart(changed = {}) {
      await studio.rest();
      studio.sandbox = await start(changed);
      isUp = true;
      studio.client = new StudioClient(studio.sandbox.url);
    },
    async another(changed = {}) {
      const second = await start(changed);
      return { second, stop: () => second.close() };
    },
    async stop() {
      await studio.rest();
      await pool.end();
      await platform.stop();
      await database.drop();
    },
  };
  return studio;
}

/** Waits until an expectation holds; long enough for a busy machine. */
export function waitFor(expectation: () => unknown): Promise<unknown> {
  return vi.waitFor(expectation, { timeout: 12_000, interval: 20 });
}
