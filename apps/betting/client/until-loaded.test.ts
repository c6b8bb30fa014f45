import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilLoaded } from './until-loaded.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { pathname: '/sportsbook-client/frame', reload } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

function failing(times: number) {
  const asked: number[] = [];
  const load = async () => {
    asked.push(Date.now());
    if (asked.length <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'there';
  };
  return { load, asked };
}

it('asks again for what did not come, until it does', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const { load, asked } = failing(5);
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await loaded).toBe('there');
  expect(asked.map((at) => at - asked[0]!)).toEqual([0, 3_000, 6_000, 9_000, 12_000, 15_000]);
  expect(reload).not.toHaveBeenCalled();
});

it('starts the client anew when its page can be had and a file cannot, not in the first ten seconds', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  void untilLoaded(failing(5).load);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
