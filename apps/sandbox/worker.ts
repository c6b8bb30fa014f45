import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

const pollMs = 250;

export interface Worker {
  start(): void;
  stop(): Promise<void>;
}

/** Does its turn again and again until it is stopped; a turn that fails is tried again. */
export function createWorker(name: string, logger: FastifyBaseLogger, turn: (stopping: AbortSignal) => Promise<void>): Worker {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await turn(stopping.signal);
      } catch (error) {
        logger.error({ err: error }, `the ${name} worker failed; it tries again`);
      }
      await delay(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    start: () => void (running = loop()),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
