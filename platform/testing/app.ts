import Fastify, { type FastifyInstance } from 'fastify';

/** A server for a test, silent unless TEST_LOG names a level; it reads as long names in addresses as the product's own. */
export const createTestApp = (): FastifyInstance =>
  Fastify({ logger: { level: process.env.TEST_LOG ?? 'silent' }, routerOptions: { maxParamLength: 128 } });
