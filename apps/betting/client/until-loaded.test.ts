import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilLoaded } from './until-loaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks again for what did not come, until it does', async () => {
  const asked: number[] = [];
  const load = async () => {
    asked.push(Date.now());
    if (asked.length < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return 'there';
  };
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await loaded).toBe('there');
  expect(asked.map((at) => at - asked[0]!)).toEqual([0, 3_000, 6_000]);
});
