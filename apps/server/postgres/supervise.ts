import { setTimeout as sleep } from 'node:timers/promises';
import { stop, type Postmaster } from './postmaster.ts';

/** Who lived this long is started again at once; others after pauses that double, so that a disk that is full is not kept busy too. */
const SOUND_MS = 3_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Starts PostgreSQL again on the same socket when it ends by itself (killed, out of memory, disk full), so that pools reconnect and go on,
 * for as long as it takes. Its own recovery brings back everything that was committed.
 */
export function supervise(first: Postmaster, again: () => Promise<Postmaster>, log: (message: string) => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const isWanted = () => !stopping.signal.aborted;
  let running: Postmaster | undefined = first;

  async function watch(): Promise<void> {
    let pauseMs = 0;
    while (isWanted()) {
      const from = Date.now();
      await running?.ended;
      if (!isWanted()) return;
      pauseMs = running && Date.now() - from > SOUND_MS ? 0 : pauseMs;
      if (running) log('PostgreSQL ended by itself; starting it again.');
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, pauseMs * 2));
      if (!isWanted()) return;
      running = await again().catch((error: Error) => {
        log(`${error.message}\nTrying again.`);
        return undefined;
      });
    }
  }
  const watching = watch();

  // Where nothing ties it to this process (macOS), it goes along at least when this process ends in an orderly way.
  const onExit = () => void running?.process.kill('SIGINT');
  process.once('exit', onExit);

  return {
    stop: async () => {
      stopping.abort();
      process.off('exit', onExit);
      const last = running;
      if (last) await stop(last);
      await watching;
      // It came up while this waited.
      if (running && running !== last) await stop(running);
    },
  };
}
