import type { LiveGame } from '../../games/live-game.ts';
import type { Studio } from '../studio.ts';
import { advance, payReached } from './advance.ts';
import { createKnock } from './knock.ts';
import { listLiveRounds } from './live-round.sql.ts';
import { viewLive } from './live-view.ts';
import { nextAct } from './round-clock.ts';
import { settleInBackground } from './settle-in-background.ts';

export interface LiveTable {
  /** Completes what an earlier process left open, then keeps the rounds going until it is stopped. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Passes `listener` the live view as JSON without its time, now and after each change, until the returned function is called. */
  watch(listener: (view: string) => void): () => void;
}

/** How often a process looks for what others have changed, while somebody watches it or a climb is on. */
const lookMs = 200;

/** One process's part in a game's shared rounds: a clock that acts when it is time, and the feed. */
export function createLiveTable(studio: Studio, game: LiveGame): LiveTable {
  const listeners = new Set<(view: string) => void>();
  const knock = createKnock();
  const settling = settleInBackground(studio);
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;
  let published = '';

  /** Acts once, and returns how long to wait before the next turn. */
  const turn = async (): Promise<number> => {
    const [round = null] = await listLiveRounds(studio.pool, game.identity, 1);
    const next = nextAct(round, studio.clock.now(), listeners.size > 0, studio.settings);
    if (next.act) settling.add(await advance(studio, game, round, next.act));
    else if (round?.state === 'climbing') settling.add(await payReached(studio, game, round));
    if (listeners.size > 0) await publish();
    if (next.act) return 0;
    const idle = listeners.size > 0 || next.waitMs !== null ? lookMs : studio.settings.settlementPollMs;
    return Math.min(next.waitMs ?? idle, idle);
  };

  const publish = async (): Promise<void> => {
    const view = JSON.stringify(await viewLive(studio, game.identity));
    if (view === published) return;
    published = view;
    for (const listener of listeners) listener(view);
  };

  const run = async (): Promise<void> => {
    while (!isStopping) {
      const wait = await turn().catch((error: unknown) => {
        studio.logger.error({ err: error, game: game.identity }, 'the live table failed; it tries again');
        return lookMs;
      });
      await knock.orAfter(wait);
    }
  };

  return {
    async start() {
      // Before anything else looks at open bets: an overdue round is decided by its seed, not given up.
      while ((await turn()) === 0);
      running = run();
    },
    async stop() {
      isStopping = true;
      knock.now();
      await running;
      await settling.idle();
    },
    watch(listener) {
      listeners.add(listener);
      if (published && listeners.size > 1) listener(published);
      else published = '';
      knock.now();
      return () => listeners.delete(listener);
    },
  };
}
