import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errors } from '@verdigale/contract';
import type { FastifyInstance } from 'fastify';
import { refusalsOf, type KindOfCall } from './refusals.ts';

/** Where the operator reads the description, below the operator's API. */
export const documentationPath = '/docs';

/** The parts of an OpenAPI document that are looked at here. */
interface Operation {
  operationId?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, object>;
}
interface Description {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, object> };
}

const refusal = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'integer', description: 'Of the catalogue of errors' },
        message: { type: 'string', description: 'For developers' },
        fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
        challenge: { type: 'string', description: 'Of 11032: what finishes the sign-in' },
        ways: { type: 'string', description: 'Of 11032 and 11033: app, passkey, recovery' },
        until: {
          type: 'string',
          format: 'date-time',
          description:
            'Of 11050: when the self-exclusion ends, missing when it is for good; of 13005: when deposits open again; of 13100, 14100, 14101: when the limit leaves more',
        },
      },
    },
  },
};

/** Describes what is mounted on this scope from now on, as OpenAPI. Only calls with a tag are described. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      info: { title: 'Verdigale', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transformObject: (document) => {
      if ('openapiObject' in document) addRefusals(document.openapiObject as Description);
      return 'openapiObject' in document ? document.openapiObject : document.swaggerObject;
    },
  });
}

/** Shows that description as pages: what runs in them is the viewer's own, and they make calls to this server only. */
export async function showDescription(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: documentationPath,
    staticCSP: true,
    transformStaticCSP: (policy) =>
      policy
        .replaceAll(/ https:(?=[ ;])| validator\.swagger\.io|upgrade-insecure-requests;/g, '')
        .replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
  });
}

/** Adds to every call the refusals of its kind; serialisers never see them. */
function addRefusals(description: Description): void {
  const { paths = {}, components } = description;
  description.components = { ...components, schemas: { ...components?.schemas, Refusal: refusal } };
  for (const operations of Object.values(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const byStatus = Map.groupBy(refusalsOf(kindOf(method, operation)), (name) => errors[name].status);
      for (const [status, names] of byStatus) {
        operation.responses[status] = {
          description: names.map((name) => `${errors[name].code} ${name}`).join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        };
      }
    }
  }
}

function kindOf(
  method: string,
  { operationId: name = '', tags: [group = ''] = [], security, parameters = [], requestBody }: Operation,
): KindOfCall {
  const isChange = method !== 'get';
  return {
    name,
    group,
    isSecured: security !== undefined || group === 'partners',
    isTold: parameters.length > 0 || requestBody !== undefined,
    hasBody: isChange,
    isChange,
  };
}
