import { stop, type Postmaster } from './postmaster.ts';

/** So often it is started again within the time below before the caller hears that it is lost. */
const MOST_RESTARTS = 5;
const WITHIN_MS = 60_000;

interface Listener {
  log(message: string): void;
  onLost?(error: Error): void;
}

/**
 * Starts PostgreSQL again on the same socket when it ends by itself (killed, out of memory), so that pools reconnect
 * and go on. Its own recovery brings back everything that was committed.
 */
export function supervise(first: Postmaster, again: () => Promise<Postmaster>, { log, onLost }: Listener): { stop(): Promise<void> } {
  const restarts: number[] = [];
  let wanted = true;
  let running = first;
  let starting: Promise<unknown> = Promise.resolve();

  async function watch(postmaster: Postmaster): Promise<void> {
    await postmaster.ended;
    if (!wanted) return;
    const now = Date.now();
    restarts.push(now);
    if (restarts.filter((at) => at > now - WITHIN_MS).length > MOST_RESTARTS) {
      onLost?.(new Error(`PostgreSQL ended ${restarts.length} times`));
      return;
    }
    log('PostgreSQL ended by itself; starting it again.');
    starting = again().then(
      (next) => {
        running = next;
        void watch(next);
      },
      (error: Error) => onLost?.(error),
    );
  }
  void watch(first);

  // Where nothing ties it to this process (macOS), it goes along at least when this process ends in an orderly way.
  const onExit = () => void running.process.kill('SIGINT');
  process.once('exit', onExit);

  return {
    stop: async () => {
      wanted = false;
      process.off('exit', onExit);
      await starting;
      await stop(running);
    },
  };
}
