import type { FastifyBaseLogger } from 'fastify';

/**
 * What a first page does not need is made while the site is open already. Whoever asks for the sportsbook earlier waits for it, and files that
 * are not compressed yet are sent in full. None of them hangs on another.
 */
export async function buildTheRest(log: Pick<FastifyBaseLogger, 'error'>, parts: readonly (() => Promise<void>)[]): Promise<void> {
  for (const build of parts) await build().catch((error: unknown) => log.error({ err: error }, 'a build failed'));
}
