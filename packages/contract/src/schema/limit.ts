import Type from 'typebox';
import { Amount, type CallSchema, Closed, CurrencyCode, EntityId, IdParams, Nullable, Timestamp } from './common.ts';

/** A limit that a player has, or one that will replace it (`status` 2). (wire 5.1) */
export const Limit = Type.Object({
  id: EntityId,
  definition: Type.Integer({ description: '1 bet, 2 loss, 3 deposit, 4 self-exclusion, 5 cooling-off' }),
  status: Type.Integer({ description: '1 active, 2 pending' }),
  period: Nullable(Type.String({ description: '`daily`, `weekly`, `monthly`' })),
  amount: Nullable(Amount),
  currentAmount: Nullable(Amount),
  ownAmount: Nullable(
    Type.Number({
      description:
        'What the player set, `amount` where no operator has set less: the same once more keeps the own limit where its end waits. Null where only an operator has set one, and of breaks. Ours, beside the wire',
    }),
  ),
  currency: Nullable(CurrencyCode),
  startedAt: Nullable(Timestamp),
  expiredAt: Nullable(
    Type.String({ format: 'date-time', description: 'When the period begins anew; of a pending one, when it takes effect' }),
  ),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  cancelProcess: Type.Boolean({ description: 'It ends soon: its removal is under way' }),
  pendingExist: Type.Boolean({ description: 'Another limit will replace it' }),
  effectiveAt: Nullable(
    Type.String({
      format: 'date-time',
      description: 'From when the looser limit, or the end of this one, can be confirmed. Ours, beside the wire',
    }),
  ),
  isAwaitingConfirmation: Type.Boolean({ description: 'The wait is over: the same request once more confirms it. Ours, beside the wire' }),
  product: Nullable(
    Type.Enum(['casino', 'sportsbook'], {
      description: 'Of a break or self-exclusion from one product only: which. Ours, beside the wire',
    }),
  ),
  setBy: Type.Union([Type.Literal('player'), Type.Literal('operator')], {
    description:
      'Whose amount this is: the stricter one, where both have set one. The player cannot loosen an operator’s. Ours, beside the wire',
  }),
  resets: Nullable(
    Type.Literal('calendar', {
      description: 'Of limits on money: the period is a day, a week from Monday or a month of the calendar, in UTC. Ours, beside the wire',
    }),
  ),
});

/** What a player spent in a calendar period, in UTC. */
const SpendingPeriod = Type.Object({
  startedAt: Timestamp,
  endsAt: Timestamp,
  deposited: Type.Number({ description: 'What was credited' }),
  staked: Type.Number({ description: 'On rounds that began then, bonus money too' }),
  lost: Type.Number({ description: 'Own money staked less own money won; below zero where more was won' }),
});
const CashPeriod = Type.Enum(['daily', 'weekly', 'monthly']);

export const Spending = Type.Object({
  currency: CurrencyCode,
  period: CashPeriod,
  periods: Type.Array(SpendingPeriod, { description: '14 days, 13 weeks or 12 months, oldest first; the last one is running' }),
});

const Definition = Type.Integer({ minimum: 1, maximum: 5, description: '1 bet, 2 loss, 3 deposit, 4 self-exclusion, 5 cooling-off' });
const Period = Type.String({ maxLength: 20, description: 'An id of `player.limit.allPeriod` of the constants' });

export const limitSchemas = {
  'player.limits.list': { summary: 'The own limits', data: Type.Array(Limit) },
  'player.limits.create': {
    summary: 'Sets a limit on money, or begins a break or a self-exclusion, at once',
    body: Closed({
      definition: Definition,
      period: Period,
      currency: Type.Optional(Nullable(CurrencyCode)),
      amount: Type.Optional(Nullable(Type.Number({ description: 'Of limits on money: 0 to 1,000,000' }))),
      product: Type.Optional(
        Nullable(
          Type.Enum(['casino', 'sportsbook'], {
            description: 'Of a break or self-exclusion: from this product only, and the session stays. Ours, beside the wire',
          }),
        ),
      ),
    }),
    data: Limit,
  },
  'player.limits.change': {
    summary: 'Changes a limit: tighter at once, looser after a wait (`effectiveAt`) and the same request once more; a break becomes longer',
    params: IdParams,
    body: Closed({
      period: Type.Optional(
        Nullable(Type.String({ maxLength: 20, description: 'Of a break: the longer one. Of a limit on money: its own, when it is named' })),
      ),
      amount: Type.Optional(Nullable(Type.Number({ description: 'Of limits on money' }))),
    }),
    data: Limit,
  },
  'player.limits.remove': {
    summary: 'Ends a limit on money after a wait (`effectiveAt`) and the same request once more',
    params: IdParams,
    data: Limit,
  },
  'player.spending': {
    summary: 'What was paid in, staked and lost in one currency, by day, week or month. Ours, beside the wire',
    query: Closed({ currency: CurrencyCode, period: CashPeriod }),
    data: Spending,
  },
} as const satisfies Record<string, CallSchema>;
