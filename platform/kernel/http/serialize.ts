import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';

const compile = SerializerSelector()({}, {});
type Compiler = Parameters<FastifyInstance['setSerializerCompiler']>[0];
type Route = Parameters<Compiler>[0];
type Serializer = ReturnType<Compiler>;

const serializers = new Map<string, Serializer>();
/** Most schemas are one object for all servers of a process, which spares writing them out. */
const known = new WeakMap<object, Serializer>();

/**
 * What writes answers of a schema, made with the first of them: a third of a start's work was for calls that nobody had made yet, while
 * players waited for a server that came back. Schemas that read alike have one.
 */
export const serializerOf: Compiler = (route) => {
  let serializer: Serializer | undefined;
  return (data) => (serializer ??= compiled(route))(data);
};

function compiled(route: Route): Serializer {
  const schema = route.schema as object;
  const key = known.has(schema) ? '' : JSON.stringify(schema);
  const serializer = known.get(schema) ?? serializers.get(key) ?? compile(route as Parameters<typeof compile>[0]);
  known.set(schema, serializer);
  if (key) serializers.set(key, serializer);
  return serializer;
}
