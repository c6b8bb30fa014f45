import { createTestDatabase, recordLogger } from '@verdigale/stand-in/testing';
import type { PartnerServer, VisitorLimits } from '@verdigale/stand-in';
import { Pool } from 'pg';
import { vi } from 'vitest';
import { createStudio, type StudioOptions } from '../index.ts';
import type { StudioSettings } from '../server/settings.ts';
import { ensureBuilt } from '../views.ts';
import { PlatformDouble } from './platform-double.ts';
import { quickSettings } from './quick-settings.ts';
import { StudioClient } from './studio-client.ts';

export interface TestStudio {
  platform: PlatformDouble;
  databaseUrl: string;
  pool: Pool;
  logLines: string[];
  server: PartnerServer;
  client: StudioClient;
  /** Ends the studio, for as long as no new one is started. */
  rest(): Promise<void>;
  /** Ends the studio and starts a new one on the same database, as a restart does. */
  restart(settings?: Partial<StudioSettings>): Promise<void>;
  /** A second process's studio on the same database. */
  another(settings?: Partial<StudioSettings>): Promise<{ second: PartnerServer; stop(): Promise<void> }>;
  stop(): Promise<void>;
}

/** A studio on its own database with a double of the platform behind it, and a client that has not launched yet. */
export async function startTestStudio(
  settings: Partial<StudioSettings> = {},
  visitors: VisitorLimits = { rateFactor: 1_000 },
  views?: StudioOptions['views'],
): Promise<TestStudio> {
  const platform = new PlatformDouble();
  await platform.start();
  const database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.url, max: 2 });
  // Dropping the database may end a connection that is still closing.
  pool.on('error', () => undefined);
  const { logger, lines } = recordLogger();
  const start = async (changed: Partial<StudioSettings>): Promise<PartnerServer> => {
    const server = createStudio({
      databaseUrl: database.url,
      platformUrl: platform.url,
      secret: platform.secret,
      settings: { ...quickSettings, ...changed },
      visitors,
      views,
      port: 0,
      host: '127.0.0.1',
      logger,
      clock: { now: () => new Date() },
    });
    await server.listen();
    return server;
  };
  // A test is about what is built, and does not pay for it.
  if (!views) await ensureBuilt();
  const server = await start(settings);
  let isUp = true;
  const studio: TestStudio = {
    platform,
    databaseUrl: database.url,
    pool,
    logLines: lines,
    server,
    client: new StudioClient(server.url),
    async rest() {
      if (isUp) await studio.server.close();
      isUp = false;
    },
    async restart(changed = {}) {
      await studio.rest();
      studio.server = await start(changed);
      isUp = true;
      studio.client = new StudioClient(studio.server.url);
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
