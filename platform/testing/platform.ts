import type { FastifyInstance } from 'fastify';
import type { PlatformConfig } from '#config';
import { seedSettings } from '#modules/settings';
import { hashPasswordsCheaply } from '../modules/player/testing.ts';
import { createPlatform, type Platform } from '../platform.ts';
import { createTestApp } from './app.ts';
import { callsWith, type MakeCall } from './calls.ts';
import { fakeClock, type FakeClock } from './clock.ts';
import { testConfig } from './config.ts';
import { createTestDatabase } from './database.ts';
import { testSettings } from './settings.ts';

export interface TestPlatform extends Platform {
  app: FastifyInstance;
  clock: FakeClock;
  /** Makes calls as a guest. */
  call: MakeCall;
  /** Stops everything and drops the database. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * The whole platform over a database of its own with `testSettings` in it, on a clock that the test moves. Facts are delivered by
 * `relay.drain()`, or live after `start()`. `app.inject` is for what is about HTTP itself.
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
    call: callsWith(app),
    async [Symbol.asyncDispose]() {
      await app.close();
      await platform.stop();
      await database.drop();
    },
  };
}
