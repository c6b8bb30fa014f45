/** A Ctrl-C reaches this process up to three times (terminal, npm, launcher); only a later one is meant as a second. */
const SAME_SIGNAL_MS = 1_000;
/** After this time whatever still hangs is left to the operating system. */
const LONGEST_STOP_MS = 20_000;
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Life {
  /** Ends everything that was started so far; called once. */
  stop(): Promise<void>;
  /** Called before the end, with the fault that caused it if there was one. */
  onEnd(reason: string, error?: unknown): void;
}

/**
 * Ends this process in an orderly way on Ctrl-C, SIGTERM, a closed terminal, the death of its launcher and a fault that
 * nobody caught. A second Ctrl-C ends it at once. Returns a function that ends it because of a fault.
 */
export function liveUntilStopped({ stop, onEnd }: Life): (error: unknown) => void {
  let endingSince: number | undefined;

  async function end(reason: string, code: number, error?: unknown): Promise<void> {
    if (endingSince !== undefined) return;
    endingSince = Date.now();
    setTimeout(() => process.exit(code || 1), LONGEST_STOP_MS).unref();
    onEnd(reason, error);
    try {
      await stop();
    } catch (fault) {
      onEnd('a part did not stop', fault);
      process.exit(1);
    }
    process.exit(code);
  }

  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (endingSince !== undefined && Date.now() - endingSince > SAME_SIGNAL_MS) process.exit(130);
      void end(signal, 0);
    });
  }
  // The launcher or the test run that started this process is gone, however it ended.
  const launcherGone = () => void end('the launcher is gone', 0);
  process.once('disconnect', launcherGone);
  process.channel?.unref();
  // It was killed while this was still being built or loaded, which may take minutes.
  if (process.send && !process.connected) launcherGone();
  // With the terminal gone there is nowhere to write to, which is no reason to fail.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  const fail = (error: unknown) => void end('a fault', 1, error);
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  return fail;
}
