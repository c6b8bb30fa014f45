import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { PlatformConfig } from '#config';
import {
  createAdmission,
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
import { identify } from '#modules/staff';
import { modules } from './compose.ts';
import { createOperatorDesk } from './operator/desk.ts';
import { operatorRoutes } from './operator/routes.ts';
import { signDesk } from './operator/signed-desk.ts';
import { constraintErrors } from './constraint-errors.ts';
import { compressAnswers } from './kernel/http/compress.ts';
import { describeCalls, showDescription } from './kernel/http/describe.ts';
import { mountHealth } from './kernel/http/health.ts';
import { refuseLongBodies } from './kernel/http/long-bodies.ts';
import { collectGauges, ignoredCounter, measureCalls, metricsRoute } from './kernel/http/metrics.ts';

export interface Platform {
  kernel: Kernel;
  relay: Relay;
  /** Its figures, as Prometheus reads them at `/operator/metrics`. */
  metrics(): Promise<string>;
  /** What every process has, whatever it does: long bodies stay unread, and the health calls. `mountOn` does it too. Before anything is mounted. */
  mountBase(app: FastifyInstance): void;
  /** Mounts /api, /partners, /operator and the socket. */
  mountOn(app: FastifyInstance): Promise<void>;
  /** Starts the outbox relay, the jobs and the socket's feed. `work: false` serves calls and sockets only. */
  start(options?: { work: boolean }): Promise<void>;
  stop(): Promise<void>;
}

export interface PlatformOptions {
  log: Logger;
  clock?: Clock;
  /** Milliseconds that only grow: a step of the clock neither forgives nor punishes who asks too often. */
  elapsed?: () => number;
}

/** Composes the platform over a migrated database. Nothing runs before `start`. */
export function createPlatform(
  config: PlatformConfig,
  { log, clock = systemClock, elapsed = () => performance.now() }: PlatformOptions,
): Platform {
  const db = openDatabase({
    url: config.databaseUrl,
    onError: (error) => log.error({ err: error }, 'an idle connection was lost'),
    constraintErrors,
  });
  const events = createEvents();
  const admission = createAdmission({ rateFactor: config.rateFactor, now: elapsed });
  const kernel: Kernel = { db, clock, events, jobs: createJobs(db, log), admission, config, log };
  const relay = createRelay(db, events, log);
  for (const module of modules) module.setup?.(kernel);
  const realtime = createRealtime(kernel, createTokenJudge(kernel));
  const metrics = new Registry();
  const countIgnored = ignoredCounter(metrics);
  const services = modules.flatMap((module) => module.service?.(kernel) ?? []);
  let isWorking = false;

  /** Each of those who call has a scope of its own; all of them are described together. */
  async function mountCalls(scope: FastifyInstance): Promise<void> {
    const { edge, origins, operatorKey: key, documentsDir } = config;
    await describeCalls(scope);
    await scope.register(async (api) => {
      await compressAnswers(api);
      useApiDialect(api, { edge, admission, origins, authenticate: createAuthenticator(kernel), countIgnored });
      for (const module of modules) module.routes?.(api, kernel);
      refuseUnknownBelow(api, '/api');
    });
    await scope.register(
      async (partners) => {
        usePartnerDialect(partners, { edge, admission });
        for (const module of modules) module.partnerRoutes?.(partners, kernel);
        refuseUnknownBelow(partners, '');
      },
      { prefix: '/partners' },
    );
    if (key === null) return;
    await scope.register(
      async (operator) => {
        useOperatorDialect(operator, { key, edge, admission, identify: (given) => identify(db, given) });
        const desk = createOperatorDesk(kernel, documentsDir);
        operatorRoutes(operator, (person) => signDesk(desk, kernel, person));
        metricsRoute(operator, metrics);
        await showDescription(operator);
        refuseUnknownBelow(operator, '');
      },
      { prefix: '/operator' },
    );
  }

  function mountBase(app: FastifyInstance): void {
    refuseLongBodies(app, { edge: config.edge, admission, now: elapsed });
    mountHealth(app, kernel);
  }

  return {
    kernel,
    relay,
    metrics: () => metrics.metrics(),
    mountBase,
    async mountOn(app) {
      collectGauges([relay.age, ...modules.flatMap((module) => module.gauges?.(kernel) ?? [])], metrics);
      measureCalls(app, metrics);
      mountBase(app);
      await app.register(mountCalls);
      realtime.attach(app.server);
      // An open socket would keep the server from closing.
      app.addHook('preClose', () => realtime.stop());
    },
    async start({ work } = { work: true }) {
      await kernel.jobs.start({ work });
      await realtime.start();
      if (work) await relay.start();
      if (work) for (const service of services) service.start();
      isWorking = work;
    },
    async stop() {
      await realtime.stop();
      if (isWorking) await Promise.all([relay.stop(), ...services.map((service) => service.stop())]);
      await kernel.jobs.stop();
      await db.close();
    },
  };
}
