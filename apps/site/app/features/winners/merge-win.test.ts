import type { Winner } from '@verdigale/contract';
import { expect, it, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';
import { mergeWin } from './merge-win.ts';

const win = (gameId: string, payout = 2) => ({ gameId, payout }) as Winner;

it('[GAME-02] puts a new win first, keeps the newest of each game, and no more than twelve', () => {
  expect(mergeWin([win('a'), win('b')], win('b', 9))).toEqual([win('b', 9), win('a')]);
  const many = Array.from({ length: 12 }, (_, n) => win(`g${n}`));
  expect(mergeWin(many, win('new')).map(({ gameId }) => gameId)).toEqual(['new', ...many.slice(0, -1).map(({ gameId }) => gameId)]);
});

it('shows one win in three seconds, the newest of those that waited', () => {
  vi.useFakeTimers();
  const shown: number[] = [];
  const { push, stop } = atMostEvery<number>(3000, (value) => void shown.push(value));
  for (const value of [1, 2, 3]) push(value);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(3000);
  expect(shown).toEqual([1, 3]);
  push(4);
  stop();
  vi.advanceTimersByTime(9000);
  expect(shown).toEqual([1, 3]);
  vi.useRealTimers();
});
