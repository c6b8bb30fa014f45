import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patiently, preloadable } from './lazy-part.ts';

const listeners = new Set<() => void>();
beforeEach(() => {
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_name: string, listener: () => void) => listeners.delete(listener));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks again after a pause, and at once when the browser is back online', async () => {
  let tries = 0;
  const part = patiently(async () => {
    tries++;
    if (tries < 3) throw new Error('no network');
    return 'the part';
  });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(tries).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(tries).toBe(2);
  listeners.forEach((listener) => listener());
  expect(await part).toBe('the part');
  expect([tries, listeners.size, vi.getTimerCount()]).toEqual([3, 0, 0]);
});

it('is shown at once when it was loaded before, and after its fallback otherwise', async () => {
  const { Part, preload } = preloadable(async () => () => 'the part');
  const page = (shown: typeof Part) => renderToStaticMarkup(createElement(Suspense, { fallback: 'nothing yet' }, createElement(shown)));
  await preload();
  expect(page(Part)).toBe('the part');
  expect(page(preloadable(async () => () => 'the part').Part)).toContain('nothing yet');
});
