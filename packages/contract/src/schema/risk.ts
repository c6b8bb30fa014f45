import Type from 'typebox';
import { type CallSchema, Closed, CurrencyCode } from './common.ts';

/** What must be staked before money may leave. (wire 10) */
export const TurnOverWager = Type.Object({
  total: Type.Number({ description: 'What must be staked in all, main units' }),
  turnOverWager: Type.Number({ description: 'How many times deposits must be staked' }),
  turnOverWagerAmount: Type.Number({ description: 'What is still missing; 0 is free to withdraw' }),
  currency: CurrencyCode,
});

export const riskSchemas = {
  'risk.reasons.turnOverWager': {
    summary: 'What must still be staked before a withdrawal',
    query: Closed({ currency: CurrencyCode }),
    data: TurnOverWager,
  },
} as const satisfies Record<string, CallSchema>;
