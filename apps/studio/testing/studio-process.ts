// A studio as a process of its own, for tests that kill it. Reads its options from STUDIO_OPTIONS, prints its address.
import { recordLogger } from '@verdigale/stand-in/testing';
import { createStudio } from '../index.ts';
import type { StudioSettings } from '../server/settings.ts';
import { quickSettings } from './quick-settings.ts';

const options = JSON.parse(process.env.STUDIO_OPTIONS ?? '{}') as {
  databaseUrl: string;
  platformUrl: string;
  secret: string;
  settings?: Partial<StudioSettings>;
};
const studio = createStudio({
  visitors: { rateFactor: 1_000 },
  databaseUrl: options.databaseUrl,
  platformUrl: options.platformUrl,
  secret: options.secret,
  settings: { ...quickSettings, callTimeoutMs: 30_000, ...options.settings },
  port: 0,
  host: '127.0.0.1',
  logger: recordLogger().logger,
  clock: { now: () => new Date() },
});
process.stdout.write(`${await studio.listen()}\n`);
