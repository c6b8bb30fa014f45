import type { Clock } from '#kernel';

export interface FakeClock extends Clock {
  readonly stampsMoney: true;
  /** What has passed by moves forward; moves back do not count. */
  elapsed(): number;
  set(iso: string): void;
  advance(ms: number): void;
}

/** A clock that stands still until it is moved. */
export function fakeClock(iso = '2026-06-01T12:00:00Z'): FakeClock {
  let now = new Date(iso);
  let elapsed = 0;
  const move = (to: Date) => {
    elapsed += Math.max(0, to.getTime() - now.getTime());
    now = to;
  };
  return {
    now: () => now,
    elapsed: () => elapsed,
    stampsMoney: true,
    set: (to) => move(new Date(to)),
    advance: (ms) => move(new Date(now.getTime() + ms)),
  };
}
