import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredPage } from './stored-page.ts';
import { usualWaitSeconds } from './send-failure.ts';
import { privately, type Sharing } from './sharing.ts';

/** Sends the prepared encoding that the client takes, or 304. Without a word on `sharing` no cache between may keep the page. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage, sharing: Sharing = privately): FastifyReply {
  reply
    .headers(page.headers)
    .headers(page.status === 200 ? sharing : privately)
    .header('etag', page.etag);
  if (page.status === 200 && isSame(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  // A page that failed says so in the visitor's language; to machines it is one that comes back.
  if (page.status < 500) reply.code(page.status);
  else reply.code(503).header('retry-after', usualWaitSeconds);
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.raw);
}

/** An edge that packs a page anew marks its tag as weak, and may ask with several. */
function isSame(asked: string | undefined, etag: string): boolean {
  return asked?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false;
}
