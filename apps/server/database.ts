import { join } from 'node:path';
import { migrate } from '@verdigale/platform';
import { startPostgres } from './postgres/index.ts';
import type { ServerContext } from './server-context.ts';

/** The address of a migrated database: the operator's, or that of the built-in PostgreSQL, which is started. */
export async function provideDatabase({ environment, report, log, stack, onLost }: ServerContext): Promise<string> {
  let url = environment.databaseUrl;
  if (!url) {
    const postgres = await report.step('PostgreSQL', () =>
      startPostgres({ dataDir: join(environment.dataDir, 'postgres'), log: (message) => log.warn(message), onLost }),
    );
    stack.defer(() => postgres.stop());
    url = postgres.url;
  }
  const databaseUrl = url;
  await report.step('database schema', () => migrate(databaseUrl));
  return databaseUrl;
}
