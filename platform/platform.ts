import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { PlatformConfig } from '#config';
import {
  createEvents,
  createJobs,
  createRelay,
  openDatabase,
  systemClock,
  useApiDialect,
  useOperatorDialect,
  refuseUnknownBelow,
  usePartnerDialect,
  type Clock,
  type Kernel,
  type Logger,
  type Relay,
} from '#kernel';
import { createAuthenticator, createTokenJudge } from '#modules/player';
import { createRealtime } from '#modules/realtime';
import { modules } from './compose.ts';
import { createOperatorDesk } from './operator/desk.ts';
import { operatorRoutes } from './operator/routes.ts';
import { constraintErrors } from './constraint-errors.ts';
import { healthRoutes, ignoredCounter } from './kernel/http/health.ts';

export interface Platform {
  kernel: Kernel;
  relay: Relay;
  /** Mounts /api, /partners, the health calls and the socket. */
  mountOn(app: FastifyInstance): Promise<void>;
  /** Starts the outbox relay, the jobs and the socket's feed. `work: false` serves calls and sockets only. */
  start(options?: { work: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/** Composes the platform over a migrated database. Nothing runs before `start`. */
export function createPlatform(config: PlatformConfig, { log, clock = systemClock }: { log: Logger; clock?: Clock }): Platform {
  const db = openDatabase({
    url: config.databaseUrl,
    onError: (error) => log.error({ err: error }, 'an idle connection was lost'),
    constraintErrors,
  });
  const events = createEvents();
  const kernel: Kernel = { db, clock, events, jobs: createJobs(db, log), config, log };
  const relay = createRelay(db, events, log);
  for (const module of modules) module.setup?.(kernel);
  const realtime = createRealtime(kernel, createTokenJudge(kernel));
  const metrics = new Registry();
  let isWorking = false;

  return {
    kernel,
    relay,
    async mountOn(app) {
      await app.register(
        healthRoutes(
          kernel,
          modules.flatMap((module) => module.gauges?.(kernel) ?? []),
          metrics,
        ),
      );
      await app.register(async (api) => {
        const { edge, rateFactor, origins } = config;
        const countIgnored = ignoredCounter(metrics);
        await useApiDialect(api, { edge, rateFactor, origins, authenticate: createAuthenticator(kernel), countIgnored });
        await api.register(swagger, {
          openapi: {
            info: { title: 'Verdigale', version: '1' },
            components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
          },
        });
        await api.register(swaggerUi, { routePrefix: '/api/docs' });
        for (const module of modules) module.routes?.(api, kernel);
        refuseUnknownBelow(api, '/api');
      });
      await app.register(
        async (partners) => {
          usePartnerDialect(partners, config);
          for (const module of modules) module.partnerRoutes?.(partners, kernel);
          refuseUnknownBelow(partners, '');
        },
        { prefix: '/partners' },
      );
      const { operatorKey: key, rateFactor } = config;
      if (key !== null) {
        await app.register(
          async (operator) => {
            await useOperatorDialect(operator, { key, rateFactor });
            operatorRoutes(operator, createOperatorDesk(kernel, config.documentsDir));
            refuseUnknownBelow(operator, '');
          },
          { prefix: '/operator' },
        );
      }
      realtime.attach(app.server);
      // An open socket would keep the server from closing.
      app.addHook('preClose', () => realtime.stop());
    },
    async start({ work } = { work: true }) {
      await kernel.jobs.start({ work });
      await realtime.start();
      if (work) await relay.start();
      isWorking = work;
    },
    async stop() {
      await realtime.stop();
      if (isWorking) await relay.stop();
      await kernel.jobs.stop();
      await db.close();
    },
  };
}
