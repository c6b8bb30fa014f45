import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import type { Service } from '../module.ts';
import type { Database } from './database.ts';
import { tryLead } from './notify.sql.ts';

/** How soon another process takes over, and how soon what failed begins anew. */
const againMs = 1_000;

export interface LeaderOptions {
  name: string;
  /** The advisory lock that the leading process holds: a number of its own. */
  lock: number;
  /** Goes on until it is told to stop. */
  work(stopping: AbortSignal): Promise<void>;
}

/**
 * Has one of the working processes do something that never ends. A leader whose connection is lost stops; for a moment two may work, so the work
 * must bear it.
 */
export function createLeader(db: Pick<Database, 'connect'>, log: Logger, { name, lock, work }: LeaderOptions): Service {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const pause = () => delay(againMs, undefined, { signal: stopping.signal }).catch(() => undefined);

  async function lead(): Promise<void> {
    const client = await db.connect();
    const lost = new AbortController();
    client.once('end', () => lost.abort());
    const over = AbortSignal.any([stopping.signal, lost.signal]);
    try {
      while (!over.aborted) {
        const { rows } = await client.query<{ held: boolean }>(tryLead(lock));
        if (rows[0]?.held) return await work(over);
        await pause();
      }
    } finally {
      const ended = lost.signal.aborted || once(client, 'end');
      void client.end();
      await ended;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await lead().catch((error: unknown) => log.warn({ err: error }, `${name} failed; it begins anew`));
      await pause();
    }
  }

  return {
    start: () => void (running = run()),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
