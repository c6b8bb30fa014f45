/** What one way did in its turn. */
export interface Turn {
  ms: number;
  /** Of each bet, in milliseconds. */
  latencies: number[];
  /** Processor time of each bet in the process that sends them, where that is another one, in microseconds. */
  studio?: number;
}

/** Repeats `work` for so many seconds with so many at the same time. */
export async function inFlight(count: number, seconds: number, work: (place: number) => Promise<void>): Promise<Turn> {
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1_000;
  const loop = async (place: number) => {
    for (let from = performance.now(); from < until; from = performance.now()) {
      await work(place);
      latencies.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, place) => loop(place)));
  return { ms: performance.now() - started, latencies };
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
