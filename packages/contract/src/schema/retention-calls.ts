import Type from 'typebox';
import { type CallSchema, Closed, ignoredWhenUnknown, PageMeta, pageQuery } from './common.ts';
import { LoyaltyAccount, LoyaltyLevel } from './retention.ts';

const open = { [ignoredWhenUnknown]: true };

export const retentionSchemas = {
  'retention.account': { summary: 'The player’s points and level', data: LoyaltyAccount },
  'retention.levels': {
    summary: 'The levels of the loyalty programme',
    query: Closed({
      ...pageQuery,
      sortBy: Type.Optional(Type.Union([Type.Literal('order'), Type.Literal('points')], open)),
      sortOrder: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')], open)),
    }),
    data: Type.Array(LoyaltyLevel),
    meta: PageMeta,
  },
} as const satisfies Record<string, CallSchema>;
