import {
  calls,
  type Call,
  type CallBody,
  type CallData,
  type CallMeta,
  type CallName,
  type CallParams,
  type CallQuery,
} from '@verdigale/contract';
import { truncateAddress } from '@verdigale/admission';
import { callSchemas, type CallSchema } from '@verdigale/contract/schema';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type TSchema } from 'typebox';
import type { Admission } from '../admission/admission.ts';
import { AppError } from '../app-error.ts';
import { callAdmitter, type RateLimit } from './admit-call.ts';
import { bearerOf } from './bearer.ts';
import { askerOf, callerOf, type Caller, type EdgeConfig } from './edge.ts';
import type { Authenticate, Principal } from './principal.ts';
import { isStorable } from './storable-text.ts';

type PrincipalOf<N extends CallName> = (typeof calls)[N]['auth'] extends 'bearer' ? Principal : Principal | null;

export interface CallContext<N extends CallName> {
  params: CallParams<N>;
  query: CallQuery<N>;
  body: CallBody<N>;
  principal: PrincipalOf<N>;
  caller: Caller;
  /** The `idempotency-key` header, if sent. */
  idempotencyKey: string | undefined;
  userAgent: string;
  bearer: string | undefined;
}

/** A file that is streamed while it is generated, so that its size does not matter. */
export interface StreamedFile {
  type: string;
  parts: AsyncIterable<string>;
}

type Answer<N extends CallName> =
  CallMeta<N> extends undefined ? (CallData<N> extends Blob ? Blob | StreamedFile : CallData<N>) : { data: CallData<N>; meta: CallMeta<N> };
export type CallHandler<N extends CallName> = (context: CallContext<N>) => Promise<Answer<N>>;

export interface MountOptions {
  /** Beside the budgets of the door: by account where somebody is signed in, else by visitor. */
  limit?: RateLimit;
  /** The names of an open body whose fields are data of the platform; others are left out as unknown. */
  fields?: readonly string[];
  /** The answer stays as it is for so many seconds: for everybody who asks with this address, or for this caller alone. */
  cache?: { seconds: number; isPrivate?: boolean };
  /** Replaces the API's own check of bearer tokens, for a call that also accepts a token that has expired. */
  authenticate?: Authenticate;
  /** A call about money: who made it, from which network, and how it ended is logged. */
  isMoney?: boolean;
}

/**
 * Mounts a call of the contract: its schema validates, documents and serialises it, its row of the call table says who
 * may make it. The handler only maps. Only declared fields are sent; unknown fields are left out where the schema is closed.
 */
export function mount<N extends CallName>(app: FastifyInstance, name: N, handler: CallHandler<N>, options: MountOptions = {}): void {
  const call: Call = calls[name];
  const schema: CallSchema = callSchemas[name];
  const { cache, limit, authenticate = app.authenticate } = options;
  const admit = callAdmitter(app, { auth: call.auth, limit, authenticate });
  const caching = cache ? `${cache.isPrivate ? 'private' : 'public'}, max-age=${cache.seconds}` : 'no-store';
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: {
      summary: schema.summary,
      operationId: name,
      tags: [name.split('.')[0]!],
      ...(call.auth === 'guest' ? {} : { security: [{ bearer: [] }] }),
      ...(schema.params ? { params: schema.params } : {}),
      ...(schema.query ? { querystring: schema.query } : {}),
      ...(schema.body ? { body: options.fields ? closedTo(schema.body, options.fields) : schema.body } : {}),
      ...(call.answer === 'file' ? {} : { response: { 200: call.isBare ? schema.data : envelope(schema) } }),
    },
    // Before the body is read: a stranger learns nothing about what a call expects.
    preParsing: async (request) => {
      request.principal = await admit(request);
    },
    ...(options.isMoney ? { onResponse: async (request, reply) => logMoney(app, name, request, reply) } : {}),
    handler: async (request, reply) => {
      if (!Object.values(request.params as Record<string, string>).every(isStorable)) throw new AppError('notFound', 'no id has this form');
      reply.header('cache-control', caching);
      const context = {
        params: request.params,
        query: request.query,
        body: request.body,
        principal: request.principal,
        caller: callerOf(request, app.edge),
        idempotencyKey: idempotencyKeyOf(request),
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 512),
        bearer: bearerOf(request),
      } as CallContext<N>;
      const answer = await app.admission.calls.pass(() => handler(context), request.principal?.playerId ?? askerOf(request, app.edge));
      if (call.answer === 'file') return sendFile(reply, answer as Blob | StreamedFile);
      return schema.meta || call.isBare ? answer : { data: answer };
    },
  });
}

function logMoney(app: FastifyInstance, call: CallName, request: FastifyRequest, { statusCode: status }: FastifyReply): void {
  const from = truncateAddress(callerOf(request, app.edge).ip);
  const outcome = status < 400 ? 'done' : 'refused';
  app.log.info({ event: call, outcome, status, playerId: request.principal?.playerId, from, requestId: request.id }, 'money');
}

/** An open body as a closed one of these names. */
function closedTo(body: TSchema, names: readonly string[]): TSchema {
  const { properties = {}, additionalProperties: field } = body as { properties?: Record<string, TSchema>; additionalProperties: TSchema };
  const known = Object.fromEntries(names.filter((name) => !Object.hasOwn(properties, name)).map((name) => [name, field]));
  return { ...body, properties: { ...known, ...properties }, additionalProperties: false };
}

function envelope({ data, meta }: CallSchema): TSchema {
  return meta ? Type.Object({ data, meta }) : Type.Object({ data });
}

/** To be saved, never executed or rendered on our own origin: it is an upload. */
async function sendFile(reply: FastifyReply, file: Blob | StreamedFile): Promise<FastifyReply> {
  const content = 'parts' in file ? Readable.from(file.parts) : Buffer.from(await file.arrayBuffer());
  return reply
    .type(file.type)
    .headers({ 'content-disposition': 'attachment', 'x-content-type-options': 'nosniff', 'content-security-policy': 'sandbox' })
    .send(content);
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w.:-]{8,128}$/.test(key))
    throw AppError.invalid('idempotency-key', '8 to 128 letters, digits, . : _ -');
  return key;
}

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    edge: EdgeConfig;
    admission: Admission;
  }
  interface FastifyRequest {
    principal: Principal | null;
  }
}
