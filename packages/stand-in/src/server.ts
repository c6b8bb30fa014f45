import { createPool, migrate } from '@verdigale/migrate';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { createApp } from './app.ts';
import { nameLosses } from './name-losses.ts';

/** How long calls under way may go on when it stops. Short, since in the product one part stops after the other. */
const LAST_CALLS_MS = 2_000;

/** Where a stand-in listens, and what it keeps its data in. */
export interface Listening {
  databaseUrl: string;
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** The address that browsers use, when it is not `http://host:port` (a proxy in front). */
  publicUrl?: string;
  logger: FastifyBaseLogger;
}

export interface PartnerServerOptions extends Listening {
  /** The only schema of the database that it touches. */
  schema: string;
  /** The folder of that schema's migrations, with a slash at its end. */
  migrations: URL;
  /** Mounts pages, calls and workers. The address is known once the server listens. */
  mount(app: FastifyInstance, resources: { pool: Pool; publicUrl(): string }): Promise<void>;
}

export interface PartnerServer {
  /** Migrates, mounts and opens the port; resolves to the address, without a slash at its end. */
  listen(): Promise<string>;
  /** Takes no more calls, lets those under way end and cuts off what does not, stops the workers, closes the database connections. */
  close(): Promise<void>;
  /** The address; throws before `listen()`. */
  readonly url: string;
}

/** One web server of an origin and a database schema of its own, as a partner of the platform would run it. */
export function createPartnerServer(options: PartnerServerOptions): PartnerServer {
  const { databaseUrl, schema, migrations, logger } = options;
  const pool = createPool({ connectionString: databaseUrl, max: 10, application_name: `verdigale-${schema}` }, (error) =>
    logger.error({ err: error }, 'an idle database connection failed'),
  );
  nameLosses(pool);
  let address: string | undefined;
  const publicUrl = (): string => {
    if (!address) throw new Error(`${schema} has no address before listen()`);
    return address;
  };
  const app = createApp(logger);
  return {
    async listen() {
      await migrate({ databaseUrl, schema, folder: migrations });
      await options.mount(app, { pool, publicUrl });
      const listening = await app.listen({ port: options.port, host: options.host });
      address = (options.publicUrl ?? listening).replace(/\/+$/, '');
      return address;
    },
    async close() {
      const cut = setTimeout(() => app.server.closeAllConnections(), LAST_CALLS_MS);
      await app.close().finally(() => clearTimeout(cut));
      await pool.end();
    },
    get url() {
      return publicUrl();
    },
  };
}
