import type { LoyaltyAccount, LoyaltyLevel } from '@verdigale/contract';
import type { LoyaltySettings } from '#config';
import { levelAt } from './earn-points.ts';
import type { LoyaltyAccountRow } from './loyalty.sql.ts';

export function viewLevels(levels: LoyaltySettings['levels']): LoyaltyLevel[] {
  return levels.map((level, at) => ({ ...level, order: at + 1 }));
}

/**
 * A level that the brand has dropped is its highest one. One that it has made easier to reach is reached at once, and stored with the next points: else
 * fewer than no points would be missing. (wire 9.2)
 */
export function viewLoyaltyAccount(levels: LoyaltySettings['levels'], row: LoyaltyAccountRow): LoyaltyAccount {
  const shown = viewLevels(levels);
  const order = Math.min(Math.max(row.level, levelAt(levels, row.points)), shown.length);
  return {
    id: row.id,
    playerId: row.playerId,
    points: Number(row.points),
    currentLevel: shown[order - 1]!,
    nextLevel: shown[order] ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
