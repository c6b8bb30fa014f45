/** How often it is looked at. */
const everyMs = 30_000;
/** What works on its own (the stand-in feed, jobs) takes a tenth of the time and less; above this somebody is there whom a pause would keep waiting. */
const quietShare = 0.3;
/** What has to have come since the last collection to make another one worth its pause. */
const worthBytes = 32 * 1024 ** 2;
/** What the process has to hold beyond what it held after the last thorough one. */
const worthThoroughBytes = 128 * 1024 ** 2;

export interface Memory {
  /**
   * Collects all garbage at once: a pause of a fifth of a second with a heap of 120 MB. Thoroughly, as for a process that is out of memory, it is
   * three times as long, and only then what is free goes back to the system.
   */
  collect(isThorough: boolean): void;
  usedBytes(): number;
  /** How much of the machine's memory the process holds, its garbage and what is free of its heap included. */
  heldBytes(): number;
  /** Processor time since it was last asked, as a share of that time. */
  busyShare(): number;
}

/**
 * V8 collects when the heap has grown by a half and more, and what a start or a busy hour has left is never so much again: a server that nobody
 * uses holds a hundred megabytes of it for ever. So it is collected once nobody is there. Returns what ends that.
 */
export function freeMemoryWhenQuiet(memory: Memory): () => void {
  let usedAfter = 0;
  let heldAfter = 0;
  const timer = setInterval(() => {
    if (memory.busyShare() > quietShare || memory.usedBytes() - usedAfter < worthBytes) return;
    // What a start or large files have left.
    const isThorough = memory.heldBytes() - heldAfter > worthThoroughBytes;
    memory.collect(isThorough);
    usedAfter = memory.usedBytes();
    if (isThorough) heldAfter = memory.heldBytes();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** This process's, where it may collect: `--expose-gc`, as `npm start` has it. */
export function ownMemory(): Memory | null {
  const { gc } = globalThis;
  if (!gc) return null;
  let [since, cpu] = [performance.now(), process.cpuUsage()];
  return {
    collect: (isThorough) => gc({ type: 'major', flavor: isThorough ? 'last-resort' : 'regular' }),
    usedBytes: () => process.memoryUsage().heapUsed,
    heldBytes: () => process.memoryUsage.rss(),
    busyShare() {
      const { user, system } = process.cpuUsage(cpu);
      const share = (user + system) / 1_000 / (performance.now() - since);
      [since, cpu] = [performance.now(), process.cpuUsage()];
      return share;
    },
  };
}
