import type { ChildProcess } from 'node:child_process';

export interface OneServer {
  /** Ends the one that runs, and begins another; after `stop` none. */
  restart(): void;
  /** Passes the signal on; `onEnd` follows once nothing runs any more, however it ended. */
  stop(signal: NodeJS.Signals): void;
}

/** A server of which one runs at a time. One that fails by itself is waited for: the next `restart` begins another. */
export function oneServer(begin: () => ChildProcess, { onEnd, onFailure }: { onEnd(): void; onFailure(): void }): OneServer {
  let server: ChildProcess | undefined;
  let isRestarting = false;
  let isStopped = false;

  function start(): void {
    server = begin();
    server.once('exit', (code) => {
      server = undefined;
      if (isStopped || (code === 0 && !isRestarting)) onEnd();
      else if (isRestarting) start();
      else onFailure();
      isRestarting = false;
    });
  }

  start();
  return {
    restart() {
      if (isStopped) return;
      isRestarting = server !== undefined;
      if (server) server.kill('SIGTERM');
      else start();
    },
    stop(signal) {
      isStopped = true;
      if (server) server.kill(signal);
      else onEnd();
    },
  };
}
