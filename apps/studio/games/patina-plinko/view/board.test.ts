import { expect, it } from 'vitest';
import { ballAt, layOut, pinAt } from './board.ts';

const sizes = [
  [360, 330],
  [320, 150],
  [390, 90],
  [1280, 470],
] as const;

it.each(sizes)('fits pins and buckets into a stage of %i by %i', (width, height) => {
  for (const rows of [8, 12, 16] as const) {
    const board = layOut(width, height, rows);
    expect(pinAt(board, rows - 1, -1).x).toBeGreaterThan(0);
    expect(pinAt(board, rows - 1, rows).x).toBeLessThan(width);
    expect(board.buckets.y).toBeGreaterThan(pinAt(board, rows - 1, 0).y);
    expect(board.buckets.y + board.buckets.height).toBeLessThanOrEqual(height);
  }
});

it('lets the ball leap from pin to pin and end over the bucket of its path', () => {
  const board = layOut(400, 400, 8);
  const path = [1, 0, 1, 1, 0, 1, 0, 0];
  expect(ballAt(board, path, 3).x).toBe(pinAt(board, 3, 2).x);
  expect(ballAt(board, path, 8).x).toBe(pinAt(board, 8, 4).x);
  expect(ballAt(board, path, 8).y).toBeGreaterThan(ballAt(board, path, 7.5).y);
});

it('has nothing of a negative size, however little room there is', () => {
  for (const rows of [8, 12, 16] as const) {
    for (const height of [1, 40, 80]) {
      const { gap, drop, buckets } = layOut(320, height, rows);
      expect(Math.min(gap, drop, buckets.width, buckets.height)).toBeGreaterThan(0);
    }
  }
});

it('is as wide as an upright phone', () => {
  const { gap } = layOut(390, 300, 16);
  expect(gap * 17).toBeGreaterThan(350);
});
