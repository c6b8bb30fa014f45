import Type from 'typebox';
import { type CallSchema, Closed, CurrencyCode, IdParams, ignoredWhenUnknown, LocaleCode, PageMeta, pageQuery } from './common.ts';
import { LoyaltyAccount, LoyaltyLevel, Quest, Tournament } from './retention.ts';

const open = { [ignoredWhenUnknown]: true };
const States = Type.Array(Type.Integer({ minimum: 0, maximum: 100 }), { maxItems: 10 });
/** The language of names is ours, beside the wire: else they are in the player's own. */
const questQuery = { ...pageQuery, currency: Type.Optional(CurrencyCode), locale: Type.Optional(LocaleCode) };

export const retentionSchemas = {
  'retention.quests.list': {
    summary: 'Quests that the player can begin',
    query: Closed(questQuery),
    data: Type.Array(Quest),
    meta: PageMeta,
  },
  'retention.playerQuests.list': {
    summary: 'Quests that the player has begun, newest first',
    query: Closed({ ...questQuery, state: Type.Optional(States) }),
    data: Type.Array(Quest),
    meta: PageMeta,
  },
  'retention.quests.activate': {
    summary: 'Begins a quest, or claims the reward of one whose tasks are done',
    params: IdParams,
    data: Quest,
  },
  'retention.playerQuests.cancel': { summary: 'Gives a quest up', params: IdParams, data: Quest },
  'retention.tournaments.list': {
    summary: 'Tournaments; leaderboards have the first three',
    query: Closed({
      ...pageQuery,
      state: Type.Optional(States),
      identity: Type.Optional(Type.Array(Type.String({ maxLength: 80 }), { maxItems: 100 })),
    }),
    data: Type.Array(Tournament),
    meta: PageMeta,
  },
  'retention.tournaments.get': { summary: 'One tournament, by id or identity', params: IdParams, data: Tournament },
  'retention.tournaments.participate': { summary: 'Takes part', params: IdParams, data: Tournament },
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
