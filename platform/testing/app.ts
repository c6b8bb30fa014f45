import Fastify, { type FastifyInstance } from 'fastify';

/** A server for a test, silent unless TEST_LOG names a level. */
export const createTestApp = (): FastifyInstance => Fastify({ logger: { level: process.env.TEST_LOG ?? 'silent' } });
