import type { FastifyInstance } from 'fastify';
import type { PlatformConfig } from '#config';
import { seedSettings } from '#modules/settings';
import { hashPasswordsCheaply } from '../modules/player/testing.ts';
import { createPlatform, type Platform } from '../platform.ts';
import { createTestApp } from './app.ts';
import { fakeClock, type FakeClock } from './clock.ts';
import { testConfig } from './config.ts';
import { createTestDatabase } from './database.ts';
import { testSettings } from './settings.ts';

export interface TestPlatform extends Platform {
  app: FastifyInstance;
  clock: FakeClock;
  /** Stops everything and drops the database. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * The whole platform over a database of its own with `testSettings` in it, on a clock that the test moves. Calls go through `app.inject`;
 * facts are delivered by `relay.drain()`, or live after `start()`.
 */
export async function createTestPlatform(overrides: Partial<PlatformConfig> = {}): Promise<TestPlatform> {
  hashPasswordsCheaply();
  const database = await createTestDatabase();
  const clock = fakeClock();
  const app = createTestApp();
  const platform = createPlatform({ ...testConfig(database.url), ...overrides }, { log: app.log, clock, elapsed: clock.elapsed });
  await seedSettings(platform.kernel, testSettings);
  await platform.mountOn(app);
  await app.ready();
  return {
    ...platform,
    app,
    clock,
    async [Symbol.asyncDispose]() {
      await app.close();
      await platform.stop();
      await database.drop();
    },
  };
}
