import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../logger.ts';
import type { Database } from './database.ts';
import { listen } from './notify.sql.ts';

const askEveryMs = 2_000;
const answerWithinMs = 2_000;
const againAfterMs = 500;

export interface Listener {
  /** Resolves once it listens; throws when the database cannot be reached. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Hears the notifications of a channel for as long as it is open. A connection that is lost, or that gives no sign of life (a network that
 * was cut says nothing), is made anew; `onHeard` is called then too, since something may have been missed.
 */
export function createListener(db: Pick<Database, 'connect'>, log: Logger, channel: string, onHeard: () => void): Listener {
  const stopping = new AbortController();
  let hearing: Promise<void> = Promise.resolve();

  async function connect(): Promise<pg.Client> {
    const client = await db.connect();
    client.on('notification', onHeard);
    try {
      await client.query(listen(channel).text);
    } catch (error) {
      // Twice a second there is another one, for as long as a copy that only reads stands in for the database.
      void client.end();
      throw error;
    }
    return client;
  }

  /** Resolves when the connection says nothing more, or when nobody listens any more. */
  async function untilLost(client: pg.Client): Promise<void> {
    const ended = new AbortController();
    const stop = () => ended.abort();
    client.once('end', stop);
    stopping.signal.addEventListener('abort', stop);
    try {
      for (;;) {
        await delay(askEveryMs, undefined, { signal: ended.signal });
        await client.query({ text: 'select 1', query_timeout: answerWithinMs } as pg.QueryConfig);
      }
    } catch {
      // Whatever the reason, there is another connection next, or none is wanted.
    } finally {
      stopping.signal.removeEventListener('abort', stop);
      void client.end();
    }
  }

  async function hear(first: pg.Client): Promise<void> {
    for (let client: pg.Client | undefined = first; !stopping.signal.aborted;) {
      if (client) {
        await untilLost(client);
        if (stopping.signal.aborted) return;
        log.warn(`the listener of ${channel} was lost; the timer goes on until it is back`);
      }
      client = await connect().catch(() => undefined);
      if (client) onHeard();
      else await delay(againAfterMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    async start() {
      hearing = hear(await connect());
    },
    async stop() {
      stopping.abort();
      await hearing;
    },
  };
}
