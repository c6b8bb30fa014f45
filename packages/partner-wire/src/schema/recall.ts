import Type, { type Static } from 'typebox';
import { CurrencyCode, LocaleCode, MinorUnits, Nullable, Reference, Timestamp } from './common.ts';

// Platform → game provider: how a past round went. `GET {provider}/rounds/{roundId}?playerId&currency&locale`

export const RoundQuestion = Type.Object({
  roundId: Reference,
  /** Player and currency by which the round was bet: two accounts may have the same round id. */
  playerId: Reference,
  currency: CurrencyCode,
  locale: LocaleCode,
});
export type RoundQuestion = Static<typeof RoundQuestion>;

/** One fact of a round, in the player's language: `{ name: 'Target', value: 'under 50.50' }`. */
const Figure = Type.Object({ name: Type.String({ maxLength: 120 }), value: Type.String({ maxLength: 400 }) });
/** What lay on the table: reels, cards, a board, row by row. */
const FigureTable = Type.Object({
  name: Type.String({ maxLength: 120 }),
  rows: Type.Array(Type.Array(Type.String({ maxLength: 80 }), { maxItems: 40 }), { maxItems: 40 }),
});

/** What a provider answers under `data`. Amounts are the sums of the round so far. */
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
  /** The path, below the provider's base address, of a page for a frame that shows the round again; null where there is none. */
  replay: Type.Optional(Nullable(Type.String({ pattern: '^/[^/\\\\]', maxLength: 1000 }))),
});
export type GameRoundRecall = Static<typeof GameRoundRecall>;
