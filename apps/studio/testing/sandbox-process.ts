// A sandbox as a process of its own, for tests that kill it. Reads its options from SANDBOX_OPTIONS, prints its address.
import { createSandbox } from '../../sandbox/index.ts';
import type { StudioSettings } from '../server/settings.ts';
import { recordLogger } from './record-logger.ts';
import { quickSettings } from './quick-settings.ts';
import { unusedSecrets } from './unused-secrets.ts';

const options = JSON.parse(process.env.SANDBOX_OPTIONS ?? '{}') as {
  databaseUrl: string;
  platformUrl: string;
  secret: string;
  settings?: Partial<StudioSettings>;
};
const sandbox = createSandbox({
  databaseUrl: options.databaseUrl,
  platformUrl: options.platformUrl,
  secrets: { ...unusedSecrets, studio: options.secret },
  settings: { studio: { ...quickSettings, callTimeoutMs: 30_000, ...options.settings } },
  port: 0,
  host: '127.0.0.1',
  logger: recordLogger().logger,
  clock: { now: () => new Date() },
});
process.stdout.write(`${await sandbox.listen()}\n`);
