import { compressSite } from '@verdigale/site/build';
import type { FastifyBaseLogger } from 'fastify';
import { ensureBettingClientBuilt } from '../betting/server/build.ts';

/**
 * What a first page does not need is made while the site is open already. Whoever asks for the sportsbook earlier waits for it, and files that
 * are not compressed yet are sent in full.
 */
export async function buildTheRest(
  log: FastifyBaseLogger,
  { hasOwnBetting, hasSite }: { hasOwnBetting: boolean; hasSite: boolean },
): Promise<void> {
  try {
    if (hasOwnBetting) await ensureBettingClientBuilt();
    if (hasSite) await compressSite();
  } catch (error) {
    log.error({ err: error }, 'a build failed');
  }
}
