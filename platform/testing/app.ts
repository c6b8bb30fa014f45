import Fastify, { type FastifyInstance } from 'fastify';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const compile = SerializerSelector()({}, {});
const serializers = new Map<string, ReturnType<typeof compile>>();
/** Most schemas are one object for all servers, which spares writing them out. */
const known = new WeakMap<object, ReturnType<typeof compile>>();

/**
 * A server for a test, silent unless TEST_LOG names a level. The servers of a process share what is compiled from the answers'
 * schemas: compiling all of them took four fifths of the processor time of a new platform.
 */
export function createTestApp(): FastifyInstance {
  return Fastify({
    logger: { level: process.env.TEST_LOG ?? 'silent' },
    schemaController: { compilersFactory: { buildSerializer: () => serializerOf } },
  });
}

function serializerOf(route: Parameters<typeof compile>[0]): ReturnType<typeof compile> {
  const schema = route.schema as object;
  const key = known.has(schema) ? '' : JSON.stringify(schema);
  const serializer = known.get(schema) ?? serializers.get(key) ?? compile(route);
  known.set(schema, serializer);
  if (key) serializers.set(key, serializer);
  return serializer;
}
