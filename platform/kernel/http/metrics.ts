import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge as PrometheusGauge, Histogram, type Registry } from 'prom-client';
import type { Gauge } from '../module.ts';
import type { CountIgnored } from './validation.ts';

/** Measures whatever is mounted on this server from now on, by route. */
export function measureCalls(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of calls by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
}

/** The figures of the process and of the modules, read when they are asked for. */
export function collectGauges(gauges: readonly Gauge[], registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  for (const { name, help, read } of gauges) {
    const gauge: PrometheusGauge = new PrometheusGauge({
      name,
      help,
      registers: [registry],
      // A figure that cannot be read must not hide the others.
      collect: async () => gauge.set(await read().catch(() => Number.NaN)),
    });
  }
}

/** `/metrics`: Prometheus text. */
export function metricsRoute(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}

/** Counts what clients of other versions send and this one leaves out: a call whose count grows has clients that mean something by it. */
export function ignoredCounter(registry: Registry): CountIgnored {
  const counter = new Counter({
    name: 'http_request_ignored_total',
    help: 'Keys and values of calls that the platform does not know and left out',
    labelNames: ['method', 'route', 'what'],
    registers: [registry],
  });
  return (call) => counter.inc({ ...call });
}
