import type { Clock } from '#kernel';

export interface FakeClock extends Clock {
  set(iso: string): void;
  advance(ms: number): void;
}

/** A clock that stands still until it is moved. */
export function fakeClock(iso = '2026-06-01T12:00:00Z'): FakeClock {
  let now = new Date(iso);
  return {
    now: () => now,
    set: (to) => void (now = new Date(to)),
    advance: (ms) => void (now = new Date(now.getTime() + ms)),
  };
}
