import { setTimeout as delay } from 'node:timers/promises';
import { liveGames } from '../../games/index.ts';
import type { Studio } from '../studio.ts';
import { listOpenGames } from './live-round.sql.ts';
import { createLiveTable, type LiveTable } from './live-table.ts';

export interface LiveFloor {
  /** By the game's identity. */
  tables: ReadonlyMap<string, LiveTable>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * All tables of one process. A table that nobody watches asks the database for nothing: one look for all of them, now and then, wakes
 * those whose round another process has left behind.
 */
export function createLiveFloor(studio: Studio): LiveFloor {
  const tables = new Map(liveGames.map((game) => [game.identity, createLiveTable(studio, game)]));
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        for (const game of await listOpenGames(studio.pool)) tables.get(game)?.look();
      } catch (error) {
        studio.logger.error({ err: error }, 'the live tables could not be looked at; it is tried again');
      }
      await delay(studio.settings.settlementPollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  return {
    tables,
    async start() {
      await Promise.all([...tables.values()].map((table) => table.start()));
      running = run();
    },
    async stop() {
      stopping.abort();
      await running;
      await Promise.all([...tables.values()].map((table) => table.stop()));
    },
  };
}
