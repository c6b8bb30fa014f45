import type { FastifyReply, FastifyRequest } from 'fastify';

/** The address stays when the picture changes: it is kept for a day and asked for again behind the scenes. */
const KEEP_FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

interface Sendable {
  type: string;
  /** Changes with the content. */
  tag: string;
  load(): Promise<Buffer | string> | Buffer | string;
}

/** Sends a picture, or 304 without making it when the browser has it. */
export async function sendPicture(request: FastifyRequest, reply: FastifyReply, { type, tag, load }: Sendable): Promise<FastifyReply> {
  const etag = `"${tag}"`;
  reply.header('etag', etag).header('cache-control', KEEP_FOR_A_DAY).header('x-content-type-options', 'nosniff');
  if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag)) return reply.code(304).send();
  const body = await load();
  // Opened by itself an SVG is a document: it may do nothing.
  if (type.startsWith('image/svg')) reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return reply.type(type).send(body);
}

/** There is no such picture. Short-lived, since a game may be added. */
export function sendNoPicture(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'public, max-age=60').type('text/plain; charset=utf-8').send('There is no such picture.');
}
