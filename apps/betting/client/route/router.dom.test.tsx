import { afterEach, expect, it, vi } from 'vitest';
import { followPage, navigate, openRouter } from './router.ts';

afterEach(() => {
  vi.restoreAllMocks();
  // Other tests of this process begin at the first page.
  window.history.replaceState(null, '', '/');
  followPage('/');
});

it('tells of a place once, whoever listened before', () => {
  const [before, told]: [string[], string[]] = [[], []];
  openRouter((path) => before.push(path));
  openRouter((path) => told.push(path));
  window.history.replaceState(null, '', '#/live');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect([before, told]).toEqual([[], ['/live']]);
});

it('a new place begins at its top; back at another, the browser’s own place in it stays', () => {
  const told: string[] = [];
  openRouter((path) => told.push(path));
  const scrolled = vi.spyOn(window, 'scrollTo');
  navigate('/live');
  followPage('/soon');
  expect(scrolled.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ]);
  window.history.replaceState(null, '', '#/live');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(told).toEqual(['/live', '/live']);
  expect(scrolled).toHaveBeenCalledTimes(2);
});
