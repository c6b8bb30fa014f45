import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredPage } from './html-cache.ts';
import { usualWaitSeconds } from './send-failure.ts';

/** Sends the prepared encoding that the client takes, or 304. `no-cache` keeps the page eligible for the back/forward cache. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  reply.headers(page.headers).headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie', etag: page.etag });
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  // A page that failed says so in the visitor's language; to machines it is one that comes back.
  if (page.status < 500) reply.code(page.status);
  else reply.code(503).header('retry-after', usualWaitSeconds);
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.raw);
}
