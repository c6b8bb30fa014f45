import { setTimeout as sleep } from 'node:timers/promises';
import { coverSizes } from '@verdigale/art';
import type { Gallery } from './gallery.ts';
import type { PictureLogger, PictureSource } from './options.ts';

/** The widths that rows of tiles ask for; larger and other ones are drawn when somebody does. */
const preparedSizes = ['180', '360', '240', '120'];

/** Let the first visitors and the rest of the start go first. */
const FIRST_REST_MS = 3_000;

export interface PrepareCovers {
  gallery: Gallery;
  source: PictureSource;
  identities: readonly string[];
  signal: AbortSignal;
  logger: PictureLogger;
  firstRestMs?: number;
}

/**
 * Draws the covers of these games ahead, one at a time and resting as long as each took, so that it never has more than
 * half a core. Ends quietly when the signal says so; a cover that fails is skipped.
 */
export async function prepareCovers({
  gallery,
  source,
  identities,
  signal,
  logger,
  firstRestMs = FIRST_REST_MS,
}: PrepareCovers): Promise<void> {
  const startedAt = performance.now();
  let failures = 0;
  await rest(firstRestMs, signal);
  for (const identity of identities) {
    if (signal.aborted) return;
    const seed = await source.findGame(identity);
    if (!seed) continue;
    for (const name of preparedSizes) {
      const size = coverSizes.get(name);
      if (!size || signal.aborted) continue;
      const before = performance.now();
      await gallery.prepare({ kind: 'cover', seed, size }).catch((error: unknown) => {
        failures += 1;
        if (!signal.aborted) logger.warn({ err: error, identity, size: name }, 'a cover could not be prepared');
      });
      await rest(performance.now() - before, signal);
    }
  }
  logger.info({ games: identities.length, failures, ms: Math.round(performance.now() - startedAt) }, 'covers are prepared');
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => {});
}
