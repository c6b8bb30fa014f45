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
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        stopping.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
      });
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
