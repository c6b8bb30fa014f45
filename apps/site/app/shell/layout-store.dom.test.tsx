import { afterEach, expect, it, vi } from 'vitest';
import { setDrawerCompact, showDrawerCompact, storedDrawerCompact } from './layout-store.ts';

afterEach(() => {
  setDrawerCompact(false);
  localStorage.clear();
});

it('[SHELL-12] the flag of the compact drawer is kept, and the page hears of its new width', () => {
  const resized = vi.fn<() => void>();
  window.addEventListener('resize', resized);
  for (const isCompact of [true, false]) {
    setDrawerCompact(isCompact);
    expect([localStorage.getItem('IS_DRAWER_COMPACT'), storedDrawerCompact()]).toEqual([String(isCompact), isCompact]);
  }
  // As on the page of a game, which is no choice.
  showDrawerCompact(true);
  expect([localStorage.getItem('IS_DRAWER_COMPACT'), resized.mock.calls.length]).toEqual(['false', 3]);
  window.removeEventListener('resize', resized);
});
