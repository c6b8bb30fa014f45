import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freeMemoryWhenQuiet } from './free-memory.ts';

const megabyte = 1024 ** 2;
const lookMs = 30_000;
let used: number;
let held: number;
let busy: number;
let collected: number;
let thorough: number;
const memory = {
  collect: (isThorough: boolean) => {
    collected += 1;
    used = 120 * megabyte;
    if (!isThorough) return;
    thorough += 1;
    held = 240 * megabyte;
  },
  usedBytes: () => used,
  heldBytes: () => held,
  busyShare: () => busy,
};

beforeEach(() => {
  vi.useFakeTimers();
  [used, held, busy, collected, thorough] = [200 * megabyte, 500 * megabyte, 0.01, 0, 0];
});
afterEach(() => vi.useRealTimers());

it('collects thoroughly what a start has left, and then only what is worth it', () => {
  const end = freeMemoryWhenQuiet(memory);
  vi.advanceTimersByTime(10 * lookMs);
  expect(collected).toBe(1);
  [used, held] = [160 * megabyte, 300 * megabyte];
  vi.advanceTimersByTime(10 * lookMs);
  expect(collected).toBe(2);
  expect(thorough).toBe(1);
  // A hundred thousand lines of history, as a file.
  [used, held] = [160 * megabyte, 490 * megabyte];
  vi.advanceTimersByTime(10 * lookMs);
  expect([thorough, held]).toEqual([2, 240 * megabyte]);
  end();
  used = 500 * megabyte;
  vi.advanceTimersByTime(10 * lookMs);
  expect(collected).toBe(3);
});

it('waits for as long as somebody is there', () => {
  busy = 0.5;
  const end = freeMemoryWhenQuiet(memory);
  vi.advanceTimersByTime(100 * lookMs);
  expect(collected).toBe(0);
  busy = 0.02;
  vi.advanceTimersByTime(lookMs);
  expect(collected).toBe(1);
  end();
});
