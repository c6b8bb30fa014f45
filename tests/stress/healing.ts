import { setTimeout as delay } from 'node:timers/promises';
import type { FaultKind } from './fault-kinds.ts';

/** What is aimed at, and what a loaded machine may take before it counts as a fault of ours. */
const aimMs = 5_000;
const boundMs = 30_000;
const pollMs = 50;

export interface Figures {
  times: number;
  /** From the cause's end to the first money call that is taken, and to `/readyz` 200. */
  backMs: number[];
  readyMs: number[];
  /** From the cause's begin to `/readyz` 503, where the database cannot be reached or written. */
  noticedMs: number[];
}

export interface Healing {
  /** Call at the cause's end. */
  measure(kind: FaultKind): Promise<void>;
  /** Holds the cause for so long, in which `/readyz` must say no; waits for that some more where it is slow. */
  expectNotReady(kind: FaultKind, forMs: number): Promise<void>;
  /** Holds the cause for so long, in which `/readyz` and money calls must go on. */
  expectReady(kind: FaultKind, forMs: number): Promise<void>;
  figures: Map<FaultKind, Figures>;
  /** Where `/readyz` did not tell the truth, or nothing came back. */
  wrong: string[];
}

export interface Probes {
  /** True when a call that writes was taken. */
  money(): Promise<boolean>;
  /** The same for one that needs the payment provider. */
  payment(): Promise<boolean>;
  /** What `/readyz` says: its status, 0 for no answer. */
  ready(): Promise<number>;
}

/** Looks at the server as a load balancer and as a studio do. */
export function watchHealing({ money, payment, ready }: Probes): Healing {
  const figures = new Map<FaultKind, Figures>();
  const wrong: string[] = [];
  const of = (kind: FaultKind) => {
    const known = figures.get(kind) ?? { times: 0, backMs: [], readyMs: [], noticedMs: [] };
    figures.set(kind, known);
    return known;
  };

  /** Milliseconds until it holds; the bound at most. */
  async function until(holds: () => Promise<boolean>, what: string): Promise<number> {
    const from = performance.now();
    while (performance.now() - from < boundMs) {
      if (await holds()) return performance.now() - from;
      await delay(pollMs);
    }
    wrong.push(`${what} took longer than ${boundMs / 1_000} s`);
    return boundMs;
  }

  return {
    figures,
    wrong,
    async measure(kind) {
      const its = of(kind);
      its.times += 1;
      const [backMs, readyMs] = await Promise.all([
        until(kind === 'partner' ? payment : money, `a call after ${kind}`),
        until(async () => (await ready()) === 200, `/readyz after ${kind}`),
      ]);
      its.backMs.push(backMs);
      its.readyMs.push(readyMs);
    },
    async expectNotReady(kind, forMs) {
      const from = performance.now();
      of(kind).noticedMs.push(await until(async () => (await ready()) === 503, `/readyz 503 in ${kind}`));
      for (const end = from + forMs; performance.now() < end; await delay(pollMs))
        if ((await ready()) === 200) wrong.push(`/readyz was 200 in ${kind}, ${Math.round(performance.now() - from)} ms after its begin`);
    },
    async expectReady(kind, forMs) {
      // A loaded machine may be slow now and then; neither may stay away.
      for (const end = performance.now() + forMs; performance.now() < end; await delay(pollMs))
        await Promise.all([
          until(async () => (await ready()) !== 503, `/readyz not 503 in ${kind}`),
          until(money, `a money call in ${kind}`),
        ]);
    },
  };
}

/** A line for each kind: how often, and the median and worst times. */
export function tell(figures: ReadonlyMap<FaultKind, Figures>): string {
  const seconds = (each: readonly number[]) => {
    const sorted = each.toSorted((a, b) => a - b);
    const at = (n: number | undefined) => `${((n ?? 0) / 1_000).toFixed(1)} s`;
    return sorted.length === 0 ? '' : `${at(sorted[Math.floor(sorted.length / 2)])}, worst ${at(sorted.at(-1))}`;
  };
  const lines = [...figures].map(([kind, { times, backMs, readyMs, noticedMs }]) => {
    const late = backMs.filter((each) => each > aimMs).length;
    const parts = [`back ${seconds(backMs)}`, `ready ${seconds(readyMs)}`, noticedMs.length > 0 && `not ready after ${seconds(noticedMs)}`];
    return `${kind.padEnd(9)} ${String(times).padStart(3)} ×  ${parts.filter(Boolean).join(' · ')}${late > 0 ? ` · ${late} later than 5 s` : ''}`;
  });
  return lines.join('\n');
}
