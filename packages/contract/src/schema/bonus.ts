import Type from 'typebox';
import { Amount, CurrencyCode, EntityId, Nullable } from './common.ts';

export const PlayerBonus = Type.Object({
  id: EntityId,
  currency: CurrencyCode,
  maxBetAmount: Nullable(Amount),
});
