import type { Clock } from '@verdigale/stand-in';
import { createTestDatabase, recordLogger } from '@verdigale/stand-in/testing';
import { createSandbox, type SandboxSecrets } from './index.ts';

export interface TestSandbox {
  url: string;
  secrets: SandboxSecrets;
  close(): Promise<void>;
}

const nobodys: SandboxSecrets = {
  payment: '-',
  inbox: '-',
  identity: '-',
  telegram: '-',
  sumsub: '-',
  sumsubWebhook: '-',
  register: '-',
  feed: '-',
};

/** The stand-ins over a database of their own, with the secrets that a test is about. */
export async function openTestSandbox(clock: Clock, some: Partial<SandboxSecrets>): Promise<TestSandbox> {
  const database = await createTestDatabase();
  const { logger } = recordLogger();
  const secrets = { ...nobodys, ...some };
  const common = { databaseUrl: database.url, platformUrl: 'http://platform.test', port: 0, host: '127.0.0.1' };
  const sandbox = createSandbox({ ...common, secrets, logger, clock });
  return {
    url: await sandbox.listen(),
    secrets,
    async close() {
      await sandbox.close();
      await database.drop();
    },
  };
}
