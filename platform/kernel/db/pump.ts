import type { Logger } from '../logger.ts';
import type { Database } from './database.ts';
import { createListener, type Listener } from './listener.ts';
import { notify } from './notify.sql.ts';

/** A lost notification delays work by at most this. */
const idleMs = 1_000;

export interface PumpOptions {
  /** Both the channel of the notifications and the name in the log. */
  name: string;
  /** Wake-ups within this time are merged: they are frequent, and each costs a statement. */
  coalesceMs: number;
  /** Who must wake: every process that pumps, or any one of them. */
  wakes: 'all' | 'any';
  /** Works until nothing is left; never runs twice at once. */
  work(): Promise<void>;
}

/** A loop that works until nothing is left, and again when any process reports new work. */
export interface Pump {
  start(): Promise<void>;
  /** Waits for the work under way. */
  stop(): Promise<void>;
  /** Reports new work: after the commit, never inside a transaction, where a NOTIFY would halve the throughput of bets. */
  wake(): void;
}

/** Rests until `start`. Work that throws is logged, and tried again at the next wake-up or after a pause. */
export function createPump(db: Database, log: Logger, { name, coalesceMs, wakes, work }: PumpOptions): Pump {
  let isStopped = true;
  let running: Promise<void> | undefined;
  let again = false;
  let idleTimer: NodeJS.Timeout | undefined;
  let wakeTimer: NodeJS.Timeout | undefined;
  let listener: Listener | undefined;

  function pump(): void {
    if (isStopped) return;
    if (running) {
      again = true;
      return;
    }
    running = work()
      .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
      .finally(() => {
        running = undefined;
        if (!again) return;
        again = false;
        pump();
      });
  }

  return {
    wake() {
      wakeTimer ??= setTimeout(() => {
        wakeTimer = undefined;
        if (listener && wakes === 'any') pump();
        // What nobody hears is found by the next look, idleMs later.
        else db.run(notify(name)).catch(() => {});
      }, coalesceMs);
    },
    async start() {
      isStopped = false;
      listener = createListener(db, log, name, pump);
      await listener.start();
      idleTimer = setInterval(pump, idleMs);
      pump();
    },
    async stop() {
      isStopped = true;
      clearInterval(idleTimer);
      clearTimeout(wakeTimer);
      wakeTimer = undefined;
      await running;
      await listener?.stop();
      listener = undefined;
    },
  };
}
