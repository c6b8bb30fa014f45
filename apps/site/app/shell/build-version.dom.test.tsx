import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hookOnPage } from '#testing/hook-on-page.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { sentCalls } from '#testing/sent-calls.ts';
import { reloadGuarded, useNewBuild } from './build-version.ts';

// A reload of another file's test may have just been noted.
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const minuteMs = 60_000;

it('[SHELL-22] asks every five minutes which build is served, not while nobody looks, and at once when somebody looks again', () => {
  vi.useFakeTimers();
  // A page that is being developed has no build.
  vi.stubEnv('PROD', true);
  const sight = vi.spyOn(document, 'visibilityState', 'get');
  const { Live } = hookOnPage(useNewBuild);
  const { unmount } = renderSite(<Live />);
  const asked = (minutes = 0) => {
    act(() => void vi.advanceTimersByTime(minutes * minuteMs));
    return sentCalls().filter(([, path]) => path === '/build.json').length;
  };
  const look = (state: DocumentVisibilityState) => {
    sight.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  expect([asked(), asked(4), asked(1), asked(5)]).toEqual([1, 1, 2, 3]);
  look('hidden');
  expect(asked(60)).toBe(3);
  look('visible');
  expect([asked(), asked(5)]).toEqual([4, 5]);
  unmount();
  expect(asked(60)).toBe(5);
});

it('[SHELL-22] loads the page anew at most once in 10000 ms', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const at = 1_000_000;
  expect([at, at + 9_999, at + 10_000].map((now) => reloadGuarded(now))).toEqual([true, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('loads the page anew after the clock of the device was set back by an hour', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const at = 10_000_000;
  expect([at, at - 3_600_000].map((now) => reloadGuarded(now))).toEqual([true, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});
