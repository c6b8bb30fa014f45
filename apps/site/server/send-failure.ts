import type { FastifyError, FastifyReply } from 'fastify';
import type { FailurePage } from './failure-page.ts';
import { RenderOverload } from './html-cache.ts';

/** When a visitor may try again where nobody knows it better. */
export const usualWaitSeconds = 3;

/** A visitor asked for more pages than one may. */
export class TooManyPages extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('Too many pages for one visitor');
    this.name = 'TooManyPages';
    this.retryAfter = retryAfter;
  }
}

/**
 * Answers what went wrong with a page of its own that says when to come back, never with 500. What is not foreseen is reported; a flood
 * must not fill the log as well.
 */
export function sendFailure(
  reply: FastifyReply,
  error: FastifyError | Error,
  { report, failure }: { report: (error: unknown) => void; failure: FailurePage },
): FastifyReply {
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status < 500) return reply.code(status).type('text/plain').send('Bad request');
  const isOwn = error instanceof TooManyPages;
  if (!isOwn && !(error instanceof RenderOverload)) report(error);
  const { html, headers } = failure;
  const retryAfter = isOwn ? error.retryAfter : usualWaitSeconds;
  return reply
    .code(isOwn ? 429 : 503)
    .headers({ ...headers, 'retry-after': String(retryAfter) })
    .send(html);
}
