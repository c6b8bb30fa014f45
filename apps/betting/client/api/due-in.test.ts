import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dueIn } from './use-followed.ts';

const noon = Date.parse('2026-06-03T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['the rest of the time since the last answer', noon - 4_000, 11_000],
  ['at once what is long due', noon - 60_000, 50],
  ['after the usual time where the clock was set back by an hour', noon + 3_600_000, 15_000],
])('asks %s', (_, dataUpdatedAt, wait) => {
  expect(dueIn(15_000, { dataUpdatedAt, errorUpdatedAt: 0 })).toBe(wait);
});
