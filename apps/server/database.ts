import { join } from 'node:path';
import { connectPatiently } from '@verdigale/migrate';
import { migrate } from '@verdigale/platform';
import { namingDatabase } from './database-trouble.ts';
import { startPostgres } from './postgres/index.ts';
import type { ServerContext } from './server-context.ts';

/** The address of a migrated database: the operator's, or that of the built-in PostgreSQL, which is started. */
export async function provideDatabase({ environment, report, log, stack }: ServerContext): Promise<string> {
  let url = environment.databaseUrl;
  if (!url) {
    const postgres = await report.step('PostgreSQL', () =>
      startPostgres({ dataDir: join(environment.dataDir, 'postgres'), log: (message) => log.warn(message) }),
    );
    stack.defer(() => postgres.stop());
    url = postgres.url;
  }
  const databaseUrl = url;
  if (environment.databaseUrl) await requireAnswer('DATABASE_URL', databaseUrl);
  if (environment.studio && environment.studioDatabaseUrl) await requireAnswer('STUDIO_DATABASE_URL', environment.studioDatabaseUrl);
  const variable = environment.databaseUrl && 'DATABASE_URL';
  await report.step('database schema', () => namingDatabase(variable, () => migrate(databaseUrl)));
  return databaseUrl;
}

/** Asked before anything else is, so that a failure can name the setting. */
async function requireAnswer(variable: string, url: string): Promise<void> {
  await namingDatabase(variable, async () => (await connectPatiently(url)).end());
}
