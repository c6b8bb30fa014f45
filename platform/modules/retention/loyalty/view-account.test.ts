import { expect, it } from 'vitest';
import { viewLoyaltyAccount } from './view-account.ts';

const at = new Date('2026-06-01T12:00:00Z');
const account = (level: number, points: bigint) => ({ id: 'a', playerId: 'p', points, remainder: 0n, level, createdAt: at, updatedAt: at });
const levelsAt = (...thresholds: number[]) => thresholds.map((points, n) => ({ id: `level-${n + 1}`, name: `Level ${n + 1}`, points }));
const shown = (level: number, points: bigint, ...thresholds: number[]) => {
  const { currentLevel, nextLevel } = viewLoyaltyAccount(levelsAt(...thresholds), account(level, points));
  return [currentLevel.order, nextLevel?.order ?? null];
};

it('[LOY-01] shows the level that was reached, though its threshold was raised since, and the highest where the brand has fewer now', () => {
  expect(shown(2, 150n, 0, 100, 200)).toEqual([2, 3]);
  expect(shown(2, 150n, 0, 180, 200)).toEqual([2, 3]);
  expect(shown(3, 250n, 0, 100)).toEqual([2, null]);
});

it('[LOY-01] shows the level that the points are enough for, though its threshold was lowered and nothing was staked since', () => {
  expect(shown(1, 90n, 0, 80, 200)).toEqual([2, 3]);
});
