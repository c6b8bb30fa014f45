/** Jobs that are announced within this time are fetched together. */
const coalesceMs = 50;
/** A job that is due later than this is found in time by the regular poll of the queue. */
const longestSeconds = 60;

export interface JobBell {
  /** There is a job of this name, due now or in this many seconds. */
  announce(name: string, inSeconds?: number): void;
  /** Forgets what is to come. */
  stop(): void;
}

/** Rings once for all jobs of a name that are announced within a moment, when the first of them is due. */
export function createJobBell(ring: (name: string) => void): JobBell {
  const soon = new Map<string, NodeJS.Timeout>();
  const later = new Set<NodeJS.Timeout>();

  function announce(name: string, inSeconds = 0): void {
    if (inSeconds > longestSeconds) return;
    if (inSeconds > 0) {
      const timer = setTimeout(() => {
        later.delete(timer);
        announce(name);
      }, inSeconds * 1000);
      later.add(timer.unref());
    } else if (!soon.has(name)) {
      const timer = setTimeout(() => {
        soon.delete(name);
        ring(name);
      }, coalesceMs);
      soon.set(name, timer.unref());
    }
  }

  return {
    announce,
    stop() {
      for (const timer of [...soon.values(), ...later]) clearTimeout(timer);
      soon.clear();
      later.clear();
    },
  };
}
