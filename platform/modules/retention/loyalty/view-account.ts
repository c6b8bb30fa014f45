import type { LoyaltyAccount, LoyaltyLevel } from '@verdigale/contract';
import type { LoyaltySettings } from '#config';
import type { LoyaltyAccountRow } from './loyalty.sql.ts';

export function viewLevels(levels: LoyaltySettings['levels']): LoyaltyLevel[] {
  return levels.map((level, at) => ({ ...level, order: at + 1 }));
}

/** A level that the brand has dropped is its highest one. (wire 9.2) */
export function viewLoyaltyAccount(levels: LoyaltySettings['levels'], row: LoyaltyAccountRow): LoyaltyAccount {
  const shown = viewLevels(levels);
  const order = Math.min(row.level, shown.length);
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
