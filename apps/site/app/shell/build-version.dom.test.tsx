import { beforeEach, expect, it, vi } from 'vitest';
import { reloadGuarded } from './build-version.ts';

// A reload of another file's test may have just been noted.
beforeEach(() => sessionStorage.clear());

it('[SHELL-22] loads the page anew at most once in 10000 ms', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const at = 1_000_000;
  expect([at, at + 9_999, at + 10_000].map((now) => reloadGuarded(now))).toEqual([true, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});
