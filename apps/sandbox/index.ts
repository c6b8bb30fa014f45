import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { migrateSandbox } from './db/migrate.ts';
import { landingPage } from './landing.ts';
import { createNonce, sendPage } from './page.ts';
import { siteOrigins } from './site-origins.ts';
import type { Clock, SandboxSecrets, SandboxSettings, StandInContext } from './stand-in.ts';
import { standIns } from './stand-ins.ts';

export { standInVariables } from './variables.ts';
export type { Clock, SandboxSecrets, SandboxSettings, StandIn, StandInContext } from './stand-in.ts';

export type SandboxOptions = {
  databaseUrl: string;
  /** Where the platform answers partners' calls. */
  platformUrl: string;
  /** Origins of the players' site, when it is not served at the platform's address. */
  siteOrigins?: readonly string[];
  secrets: SandboxSecrets;
  settings?: SandboxSettings;
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** The address that browsers use, when it is not `http://host:port` (a proxy in front). */
  publicUrl?: string;
  logger: FastifyBaseLogger;
  clock: Clock;
};

export type Sandbox = {
  /** Migrates, mounts and opens the port; resolves to the address. */
  listen(): Promise<string>;
  /** Ends calls under way, stops the workers, closes the database connections. */
  close(): Promise<void>;
  /** The address; throws before `listen()`. */
  readonly url: string;
};

/** The stand-in partners as one web server of its own origin. It knows the platform by its address only. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const pool = new Pool({ connectionString: options.databaseUrl, max: 10, application_name: 'verdigale-sandbox' });
  pool.on('error', (error) => options.logger.error({ err: error }, 'an idle database connection failed'));
  let address: string | undefined;
  const publicUrl = (): string => {
    if (!address) throw new Error('the sandbox has no address before listen()');
    return address;
  };
  const context: StandInContext = {
    pool,
    clock: options.clock,
    logger: options.logger,
    secrets: options.secrets,
    settings: options.settings ?? {},
    platformUrl: options.platformUrl.replace(/\/+$/, ''),
    siteOrigins: siteOrigins(options.platformUrl, options.siteOrigins),
    publicUrl,
  };
  const app = createApp(options.logger);
  return {
    async listen() {
      await migrateSandbox(pool);
      app.get('/', (_request, reply) => {
        const nonce = createNonce();
        return sendPage(reply, { nonce, html: landingPage(standIns, nonce) });
      });
      for (const standIn of standIns) await app.register(standIn.plugin, { ...context, prefix: standIn.path });
      const listening = await app.listen({ port: options.port, host: options.host });
      address = (options.publicUrl ?? listening).replace(/\/+$/, '');
      return address;
    },
    async close() {
      await app.close();
      await pool.end();
    },
    get url() {
      return publicUrl();
    },
  };
}

/** Addresses carry session tokens, so requests are logged by their route and never by their address. */
class RouteOnlyLog extends LogController {
  override routeNotFound(): void {}
}

function createApp(logger: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    logController: new RouteOnlyLog({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // What a call does not declare is refused, and no value is bent into another type.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown route';
    logger.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  app.setErrorHandler((error: Error & { statusCode?: number; validation?: unknown }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) logger.error({ err: error, route: request.routeOptions.url }, 'a stand-in failed');
    const message = status === 500 ? 'Something went wrong here.' : error.message;
    return reply.code(status).send({ error: { code: error.validation ? 'invalid-request' : 'request-failed', message } });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: { code: 'not-found', message: 'There is nothing at this address.' } }),
  );
  return app;
}
