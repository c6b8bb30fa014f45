import { createPump, type Database, type Logger } from '#kernel';
import { lastPublicationId, publicationsAfter } from './history.sql.ts';
import { publicationFrame } from './protocol.ts';

const batchSize = 500;

/** Takes one publication of a channel: its offset, the frame that every subscriber gets, and the data in it as JSON text. */
export type Deliver = (channel: string, offset: number, frame: string, data: string) => void;

export interface Hub {
  /** Joins a channel; the function that comes back leaves it. */
  join(channel: string, deliver: Deliver): () => void;
  /** Wakes every process to read what is new: after the commit, never inside a transaction. */
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

  async function readOn(): Promise<void> {
    for (;;) {
      const publications = await db.all(publicationsAfter(lastId, batchSize));
      for (const { id, channel, channelOffset, data } of publications) {
        lastId = id;
        const joined = subscribers.get(channel);
        if (!joined) continue;
        const offset = Number(channelOffset);
        const frame = publicationFrame(channel, data, offset);
        for (const deliver of joined) deliver(channel, offset, frame, data);
      }
      if (publications.length < batchSize) return;
    }
  }

  const pump = createPump(db, log, { name: 'verdigale_realtime', coalesceMs: 2, wakes: 'all', work: readOn });

  return {
    join(channel, deliver) {
      const joined = subscribers.get(channel) ?? new Set();
      subscribers.set(channel, joined.add(deliver));
      return () => {
        joined.delete(deliver);
        if (joined.size === 0) subscribers.delete(channel);
      };
    },
    announce: pump.wake,
    async start() {
      ({ id: lastId } = await db.one(lastPublicationId()));
      await pump.start();
    },
    stop: pump.stop,
  };
}
