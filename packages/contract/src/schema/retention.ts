import Type from 'typebox';
import { EntityId, Nullable, Timestamp } from './common.ts';

/** (wire 9.2) */
export const LoyaltyLevel = Type.Object({
  id: Type.String(),
  name: Type.String(),
  order: Type.Integer({ description: 'From 1, the lowest' }),
  points: Type.Integer({ description: 'With so many points the level is reached' }),
});

/** (wire 9.2) */
export const LoyaltyAccount = Type.Object({
  id: EntityId,
  playerId: EntityId,
  points: Type.Integer(),
  currentLevel: LoyaltyLevel,
  nextLevel: Nullable(LoyaltyLevel),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
