import Type from 'typebox';
import { Amount, type CallSchema, Closed, CurrencyCode, Nullable, Timestamp } from './common.ts';

const Minutes = Type.Integer({ minimum: 0 });
const Ms = Type.Integer({ minimum: 0 });

export const PlayTime = Type.Object({
  realityCheck: Type.Object({
    choices: Type.Array(Minutes),
    canBeOff: Type.Boolean(),
    minutes: Nullable(Minutes),
    dueInMs: Nullable(Type.Integer({ minimum: 0, description: 'Of play; 0: bets are refused with 14107 until it is acknowledged' })),
  }),
  limit: Type.Object({
    minutes: Nullable(Minutes),
    playedMs: Type.Integer({ minimum: 0, description: 'Of play for money today, in UTC' }),
    resetsAt: Timestamp,
    pending: Nullable(Type.Object({ minutes: Nullable(Minutes), effectiveAt: Timestamp, isAwaitingConfirmation: Type.Boolean() })),
  }),
  sitting: Nullable(
    Type.Object({
      startedAt: Timestamp,
      elapsedMs: Ms,
      results: Type.Array(Type.Object({ currency: CurrencyCode, staked: Amount, paid: Amount })),
    }),
  ),
});

export const playTimeSchemas = {
  'player.playTime.get': { summary: 'How long the player has played for money, what it came to, and what is set for it', data: PlayTime },
  'player.playTime.change': {
    summary:
      'Sets how often play stops for a reality check, and how long a day may be: less at once, more after a wait and the same request once more',
    body: Closed({
      checkMinutes: Type.Optional(Type.Integer({ description: 'One of `choices`; 0 for none, where that is allowed' })),
      limitMinutes: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 1_440, description: 'Null for no limit' }))),
    }),
    data: PlayTime,
  },
  'player.playTime.acknowledge': { summary: 'The player has seen what was won and lost: play goes on', data: PlayTime },
} as const satisfies Record<string, CallSchema>;
