import type { FastifyBaseLogger } from 'fastify';

/** Structured logs. Never personal data: ids, codes and durations only. */
export type Logger = FastifyBaseLogger;
