import { leaveUnreadBodies } from '@verdigale/admission';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Admission } from '../admission/admission.ts';
import { AppError } from '../app-error.ts';
import { askerOf, type EdgeConfig } from './edge.ts';
import { sendError } from './error-handler.ts';

/** No call takes more, but for uploads, which come as multipart under limits of their own. */
const maxBytes = 64 * 1024;

/**
 * Keeps long bodies unread wherever they are refused. Refuses, by its length alone and before anything else looks at it, a body that no call takes. None of it is read. Who keeps sending
 * them is not answered: an answer costs more than the whole call did.
 */
export function refuseLongBodies(app: FastifyInstance, { edge, admission }: { edge: EdgeConfig; admission: Admission }): void {
  leaveUnreadBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    if (!isTooLong(request)) return undefined;
    const visitor = askerOf(request, edge);
    if (visitor === null || admission.tryTake('longBodies', visitor) === 0)
      return sendError(reply, new AppError('payloadTooLarge', 'no call takes as much'));
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  });
}

function isTooLong({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > maxBytes && !/^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}
