import { describe, expect, it } from 'vitest';
import { clockAt, sittingMs, type PlayClock } from './clock.ts';

const minute = 60_000;
const noon = new Date('2026-06-03T12:00:00Z');
const after = (ms: number, from = noon) => new Date(from.getTime() + ms);
const clock: PlayClock = { startedAt: after(-10 * minute), seenAt: noon, uncheckedMs: 9 * minute, todayMs: 20 * minute };

it('begins with the first bet', () => {
  expect(clockAt(null, noon)).toEqual({ startedAt: noon, seenAt: noon, uncheckedMs: 0, todayMs: 0 });
});

describe('time at play', () => {
  it('runs on from bet to bet', () => {
    expect(clockAt(clock, after(minute))).toEqual({
      startedAt: clock.startedAt,
      seenAt: after(minute),
      uncheckedMs: 10 * minute,
      todayMs: 21 * minute,
    });
  });

  it('counts two minutes of a pause, and what has run out stays so however long it is', () => {
    expect(clockAt(clock, after(20 * minute))).toMatchObject({ uncheckedMs: 11 * minute, todayMs: 22 * minute });
    expect(clockAt(clock, after(3 * 60 * minute))).toMatchObject({ uncheckedMs: 11 * minute, todayMs: 22 * minute });
  });

  it('of the day begins anew at midnight, in UTC', () => {
    const late = { ...clock, seenAt: new Date('2026-06-03T23:59:30Z') };
    expect(clockAt(late, new Date('2026-06-04T00:00:20Z'))).toMatchObject({ uncheckedMs: 9 * minute + 50_000, todayMs: 20_000 });
    expect(clockAt(late, new Date('2026-06-04T09:00:00Z'))).toMatchObject({ todayMs: 2 * minute });
  });

  it('never runs backwards', () => {
    expect(clockAt(clock, after(-minute))).toEqual(clock);
  });
});

describe('a sitting', () => {
  it('goes on through a short pause, and is another one after half an hour', () => {
    expect(clockAt(clock, after(30 * minute)).startedAt).toEqual(clock.startedAt);
    expect(clockAt(clock, after(30 * minute + 1)).startedAt).toEqual(after(30 * minute + 1));
  });

  it('has lasted from its first bet until now; once it is over, until its last one', () => {
    expect(sittingMs(clock, after(5 * minute))).toBe(15 * minute);
    expect(sittingMs(clock, after(31 * minute))).toBe(10 * minute);
  });
});
