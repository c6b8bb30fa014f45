import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Reading what is no longer than this costs less than another connection would. */
const longBytes = 64 * 1024;
/** How long an answer may be on its way before its connection ends. */
const lingerMs = 1_000;
/** Connections that wait for that at the same time. Beyond them each ends as soon as its answer is sent, and the answer may be lost. */
const maxLingering = 64;

/**
 * No call takes a body this long, but for uploads, which come as multipart under limits of their own. A body that does not say its length may be as
 * long.
 */
export function hasLongBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > longBytes;
}

/**
 * Where an answer comes before a long body was read, as a refusal does, the rest is left where it is and the connection ends. Node would read
 * what has come until then, and by closing at once it would take the answer from whoever still sends.
 */
export function leaveUnreadBodies(app: FastifyInstance): void {
  const lingering = new Set<Socket>();
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete || !hasLongBody(raw)) return;
    reply.header('connection', 'close');
    stopReading(raw);
    const { socket } = raw;
    // A call from within the process has no connection.
    if (!(socket instanceof Socket) || lingering.size >= maxLingering) return;
    lingering.add(socket);
    const end = setTimeout(() => socket.destroy(), lingerMs).unref();
    socket.once('close', () => {
      clearTimeout(end);
      lingering.delete(socket);
    });
    // What Node calls after an answer with `connection: close`.
    socket.destroySoon = () => socket.end();
  });
}

/** Node reads a body to its end that nobody has begun to read. So this begins, throws away what has come, and stops there. */
function stopReading(request: IncomingMessage): void {
  request.unpipe();
  request.pause();
  request.read();
}
