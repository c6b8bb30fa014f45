import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { secondsUntil, useSecondsUntil } from './use-seconds-until.ts';

const end = Date.parse('2026-11-22T12:00:00.000Z');

beforeEach(() => void vi.useFakeTimers({ now: end - 3_000 }));
afterEach(() => void vi.useRealTimers());

it('counts whole seconds down to 0 and no further', () => {
  expect(secondsUntil(end, end - 61_001)).toBe(62);
  expect(secondsUntil(end, end - 1)).toBe(1);
  expect(secondsUntil(end, end + 5_000)).toBe(0);
  expect(secondsUntil(null, 0)).toBeNull();
  expect(secondsUntil(Date.parse('soon'), 0)).toBeNull();
});

it('counts once a second, by the clock and not by its own ticks', () => {
  const { result, rerender } = renderHook(({ until }) => useSecondsUntil(until), { initialProps: { until: end } });
  expect(result.current).toBe(3);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current).toBe(2);
  // The tab slept.
  vi.setSystemTime(end + 60_000);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current).toBe(0);
  rerender({ until: Date.now() + 5_000 });
  expect(result.current).toBe(5);
});
