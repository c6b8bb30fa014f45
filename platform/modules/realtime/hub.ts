import { sql } from 'kysely';
import type { Database, Logger } from '#kernel';
import { lastPublicationId, publicationsAfter } from './history.sql.ts';
import { publicationFrame } from './protocol.ts';

const notifyChannel = 'verdigale_realtime';
const batchSize = 500;
/** A lost notification costs at most this. */
const idleMs = 1_000;
const coalesceMs = 2;

/** Takes one publication of a channel: its offset, the frame that every subscriber gets, and the data in it as JSON text. */
export type Deliver = (channel: string, offset: number, frame: string, data: string) => void;

export interface Hub {
  /** Joins a channel; the function that comes back leaves it. */
  join(channel: string, deliver: Deliver): () => void;
  /** Tells every process that there is something new: after the commit, never inside a transaction. */
  announce(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Carries stored publications to this process's subscribers, in the order in which they were stored. Every process
 * that serves sockets has one; they share only the database.
 */
export function createHub(db: Database, log: Logger): Hub {
  const subscribers = new Map<string, Set<Deliver>>();
  let lastId = 0n;
  let reading: Promise<void> | undefined;
  let again = false;
  let stopped = true;
  let timer: NodeJS.Timeout | undefined;
  let announcing: NodeJS.Timeout | undefined;
  let listener: Awaited<ReturnType<Database['connect']>> | undefined;

  async function readOn(): Promise<void> {
    for (;;) {
      const publications = await publicationsAfter(db, lastId, batchSize);
      for (const { id, channel, channel_offset, data } of publications) {
        lastId = id;
        const joined = subscribers.get(channel);
        if (!joined) continue;
        const offset = Number(channel_offset);
        const frame = publicationFrame(channel, data, offset);
        for (const deliver of joined) deliver(channel, offset, frame, data);
      }
      if (publications.length < batchSize) return;
    }
  }

  function pump(): void {
    if (stopped) return;
    if (reading) {
      again = true;
      return;
    }
    reading = readOn()
      .catch((error: unknown) => log.error({ err: error }, 'publications could not be read'))
      .finally(() => {
        reading = undefined;
        if (!again) return;
        again = false;
        pump();
      });
  }

  return {
    join(channel, deliver) {
      const joined = subscribers.get(channel) ?? new Set();
      subscribers.set(channel, joined.add(deliver));
      return () => {
        joined.delete(deliver);
        if (joined.size === 0) subscribers.delete(channel);
      };
    },
    announce() {
      announcing ??= setTimeout(() => {
        announcing = undefined;
        db.run(sql`select pg_notify(${notifyChannel}, '')`).catch(() => {});
      }, coalesceMs);
    },
    async start() {
      stopped = false;
      lastId = await lastPublicationId(db);
      listener = await db.connect();
      listener.on('notification', pump);
      listener.on('error', (error) => log.error({ err: error }, 'the realtime listener was lost; the timer goes on'));
      await listener.query(`listen ${notifyChannel}`);
      timer = setInterval(pump, idleMs);
      pump();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(announcing);
      announcing = undefined;
      await reading;
      await listener?.end();
      listener = undefined;
    },
  };
}
