import { isClimb, type LiveGame } from '../../games/live-game.ts';
import type { LiveView } from '../../wire-live.ts';
import type { Studio } from '../studio.ts';
import { advance, payReached } from './advance.ts';
import { createKnock } from './knock.ts';
import { listLiveRounds, type LiveRound } from './live-round.sql.ts';
import { viewedRounds, viewLive } from './live-view.ts';
import { paceOf } from './pace-of.ts';
import { nextAct, type LiveState, type NextAct } from './round-clock.ts';
import { settleInBackground } from './settle-in-background.ts';

/** One message of the feed, as it goes over the wire. */
export type LiveFrame = Buffer;

export interface LiveTable {
  /** Completes what an earlier process left open, then keeps the rounds going until it is stopped. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Looks at once: another process may have left a round behind. */
  look(): void;
  /** Passes `listener` the live view, now and after each change, until the returned function is called. */
  watch(listener: (frame: LiveFrame) => void): () => void;
}

/** How often a process looks for what others have changed, while somebody watches it or a round is on. */
const lookMs = 200;
/** Bets come in bursts: what comes within this time goes out in one message. A turn of the round never waits. */
const burstMs = 500;

/** One process's part in a game's shared rounds: a clock that acts when it is time, and the feed. */
export function createLiveTable(studio: Studio, game: LiveGame): LiveTable {
  const listeners = new Set<(frame: LiveFrame) => void>();
  const knock = createKnock();
  const settling = settleInBackground(studio);
  const pace = paceOf(studio.settings, game);
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;
  let published: { view: string; turn: string; at: number } | null = null;

  /** Whether a round is under way whose rules are no longer played: nobody bet by the present ones. */
  const isOutdated = (round: LiveRound | null): boolean =>
    (round?.state === 'betting' || round?.state === 'running') && round.rulesVersion !== game.rulesVersion;

  /** Acts once, and returns how long to wait before the next turn; null until somebody knocks. */
  const turn = async (): Promise<number | null> => {
    const rounds = await listLiveRounds(studio.pool, game.identity, listeners.size > 0 ? viewedRounds : 1);
    const round = rounds[0] ?? null;
    const next: NextAct = isOutdated(round) ? { act: 'return' } : nextAct(round, studio.clock.now(), listeners.size > 0, pace);
    // What a round came to is shown before the next one opens, however late this process is.
    if (next.act === 'open' && listeners.size > 0) publish(await viewLive(studio, game, rounds), round?.state);
    if (next.act) {
      settling.add(await advance(studio, game, round, next.act));
      return 0;
    }
    if (round?.state === 'running' && isClimb(game)) settling.add(await payReached(studio, game, round));
    if (listeners.size > 0) publish(await viewLive(studio, game, rounds), round?.state);
    return listeners.size > 0 ? Math.min(next.waitMs ?? lookMs, lookMs) : next.waitMs && Math.min(next.waitMs, lookMs);
  };

  /** `state`: a round that is over by the clock is decided a moment later, which is a turn too. */
  const publish = (live: Omit<LiveView, 'now'>, state: LiveState | undefined): void => {
    const [view, roundTurn] = [JSON.stringify(live), JSON.stringify([state, live.round])];
    const now = studio.clock.now().getTime();
    if (view === published?.view || (roundTurn === published?.turn && now < published.at + burstMs)) return;
    published = { view, turn: roundTurn, at: now };
    const frame = frameOf(view);
    for (const listener of listeners) listener(frame);
  };

  const frameOf = (view: string): LiveFrame => Buffer.from(`data: {"now":${studio.clock.now().getTime()},${view.slice(1)}\n\n`);

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
    look: () => knock.now(),
    watch(listener) {
      listeners.add(listener);
      if (published && listeners.size > 1) listener(frameOf(published.view));
      else published = null;
      knock.now();
      return () => listeners.delete(listener);
    },
  };
}
