import { hasLongBody, leaveUnreadBodies, shutOutFrom } from '@verdigale/admission';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Admission } from '../admission/admission.ts';
import { AppError } from '../app-error.ts';
import { askerOf, type EdgeConfig } from './edge.ts';
import { sendError } from './error-handler.ts';

interface LongBodies {
  edge: EdgeConfig;
  admission: Admission;
  /** Milliseconds that only grow. */
  now(): number;
}

/**
 * Keeps long bodies unread wherever they are refused. Before anything else looks at it, one that no call takes is refused by its length alone, and an
 * upload where its address has sent too many. A caller who keeps sending them gets no answer, since that costs more than the whole call did, and is
 * shut out for a moment, since a new connection costs more too.
 */
export function refuseLongBodies(app: FastifyInstance, { edge, admission, now }: LongBodies): void {
  leaveUnreadBodies(app);
  // Through a trusted edge comes everybody.
  const breakOff = edge.isTrusted ? (connection: Socket) => connection.destroy() : shutOutFrom(app.server, { now });
  app.addHook('onRequest', async (request, reply) => {
    if (!hasLongBody(request.raw)) return undefined;
    const visitor = askerOf(request, edge);
    const refusal = isForm(request) ? judgeUpload(visitor) : judgeLength(request);
    if (!refusal) return undefined;
    if (visitor === null || admission.tryTake('longBodies', visitor) === 0) return sendError(reply, refusal);
    reply.hijack();
    breakOff(request.raw.socket);
    return reply;
  });

  function judgeUpload(visitor: string | null): AppError | null {
    const retryAfter = visitor === null ? 0 : admission.tryTake('uploads', visitor);
    return retryAfter === 0 ? null : new AppError('tooManyRequests', 'too many uploads', { retryAfter });
  }
}

/** A body that does not say its length is read as far as a call takes it. */
function judgeLength({ headers }: FastifyRequest): AppError | null {
  return headers['content-length'] === undefined ? null : new AppError('payloadTooLarge', 'no call accepts a body this large');
}

const isForm = ({ headers }: FastifyRequest) => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
