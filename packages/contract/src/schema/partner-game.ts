import Type, { type Static } from 'typebox';
import { Closed, CurrencyCode, Nullable, Timestamp } from './common.ts';

/** The seamless wallet protocol between a game provider and the platform: amounts are strings of minor units. */
const MinorUnits = Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$' });
const Reference = Type.String({ minLength: 1, maxLength: 128 });
const Token = Type.String({ minLength: 1, maxLength: 256 });

export const gameWalletBodies = {
  authenticate: Closed({ token: Token }),
  balance: Closed({ token: Token }),
  bet: Closed({ token: Token, transactionId: Reference, roundId: Reference, amount: MinorUnits, currency: CurrencyCode }),
  win: Closed({
    token: Token,
    transactionId: Reference,
    roundId: Reference,
    amount: MinorUnits,
    currency: CurrencyCode,
    betTransactionId: Type.Optional(Reference),
    isFinal: Type.Boolean(),
  }),
  rollback: Closed({ token: Token, transactionId: Reference, betTransactionId: Reference, roundId: Reference }),
  finish: Closed({ token: Token, roundId: Reference }),
} as const;

export type GameWalletOperation = keyof typeof gameWalletBodies;
export type GameWalletBody<O extends GameWalletOperation> = Static<(typeof gameWalletBodies)[O]>;

/** One fact of a round, in the player's language: `{ name: 'Target', value: 'under 50.50' }`. */
export const Figure = Type.Object({ name: Type.String({ maxLength: 120 }), value: Type.String({ maxLength: 400 }) });
/** What lay on the table: reels, cards, a board, row by row. */
export const FigureTable = Type.Object({
  name: Type.String({ maxLength: 120 }),
  rows: Type.Array(Type.Array(Type.String({ maxLength: 80 }), { maxItems: 40 }), { maxItems: 40 }),
});

/** What a provider answers under `data` when the platform asks for a round that was bet on. */
export const GameRoundRecall = Type.Object({
  roundId: Reference,
  currency: CurrencyCode,
  stake: MinorUnits,
  win: MinorUnits,
  startedAt: Timestamp,
  /** Null while the round is being played. */
  endedAt: Nullable(Timestamp),
  summary: Type.String({ maxLength: 400 }),
  choices: Type.Array(Figure, { maxItems: 50 }),
  steps: Type.Array(Figure, { maxItems: 200 }),
  outcome: Type.Array(Figure, { maxItems: 200 }),
  tables: Type.Array(FigureTable, { maxItems: 60 }),
});
export type GameRoundRecall = Static<typeof GameRoundRecall>;
