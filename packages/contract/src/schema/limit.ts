import Type from 'typebox';
import { Amount, type CallSchema, CurrencyCode, EntityId, Nullable, Timestamp } from './common.ts';

/** A limit that a player has, or one that will replace it (`status` 2). (wire 5.1) */
export const Limit = Type.Object({
  id: EntityId,
  definition: Type.Integer({ description: '1 bet, 2 loss, 3 deposit, 4 self-exclusion, 5 cooling-off' }),
  status: Type.Integer({ description: '1 active, 2 pending' }),
  period: Nullable(Type.String({ description: '`daily`, `weekly`, `monthly`' })),
  amount: Nullable(Amount),
  currentAmount: Nullable(Amount),
  currency: Nullable(CurrencyCode),
  startedAt: Nullable(Timestamp),
  expiredAt: Nullable(
    Type.String({ format: 'date-time', description: 'When the period begins anew; of a pending one, when it takes effect' }),
  ),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  cancelProcess: Type.Boolean({ description: 'It ends soon: its removal is under way' }),
  pendingExist: Type.Boolean({ description: 'Another limit will replace it' }),
});

export const limitSchemas = {
  'player.limits.list': { summary: 'The own limits', data: Type.Array(Limit) },
} as const satisfies Record<string, CallSchema>;
