import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createJobBell } from './job-bell.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('rings once for the jobs of a name that come within a moment, and for each name', () => {
  const rung: string[] = [];
  const bell = createJobBell((name) => rung.push(name));
  for (const name of ['mail', 'mail', 'payout', 'mail']) bell.announce(name);
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(rung).toEqual(['mail', 'payout']);
  bell.announce('mail');
  vi.advanceTimersByTime(50);
  expect(rung).toEqual(['mail', 'payout', 'mail']);
});

it('rings for no job that is later than a minute', () => {
  const rung: string[] = [];
  const bell = createJobBell((name) => rung.push(name));
  bell.announce('watch', 61);
  vi.advanceTimersByTime(120_000);
  expect(rung).toEqual([]);
});

it('rings for a later job when it is due, and not once it has stopped', () => {
  const rung: string[] = [];
  const bell = createJobBell((name) => rung.push(name));
  bell.announce('decide', 4);
  vi.advanceTimersByTime(4_000);
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(rung).toEqual(['decide']);
  bell.announce('decide', 4);
  bell.announce('decide');
  bell.stop();
  vi.advanceTimersByTime(5_000);
  expect(rung).toEqual(['decide']);
});
