import Type from 'typebox';
import { Amount, type CallSchema, Closed, EntityId, LocaleCode, Nullable, PageMeta, pageQuery, Timestamp, CurrencyCode } from './common.ts';
import { Spin } from './game.ts';

export const RoundTransaction = Type.Object({
  id: EntityId,
  providerTransactionId: Type.String(),
  kind: Type.Union([Type.Literal('bet'), Type.Literal('win'), Type.Literal('rollback')]),
  amount: Amount,
  isReturned: Type.Boolean({ description: 'A bet that was rolled back' }),
  createdAt: Timestamp,
  balanceBefore: Nullable(Amount),
  balanceAfter: Nullable(Amount),
});

/** A round by the platform's own books. */
export const Round = Type.Object({
  ...Spin.properties,
  roundId: Type.String({ description: "The provider's" }),
  provider: Type.String({ description: 'The name of the studio' }),
  status: Type.Union([Type.Literal('open'), Type.Literal('finished'), Type.Literal('void')], {
    description: '`void`: every bet of it was rolled back',
  }),
  finishedAt: Nullable(Timestamp),
  transactions: Type.Array(RoundTransaction, {
    description: 'In their order. A balance is own and bonus money together, as in the statement; null where nothing moved',
  }),
});

/** One fact of a round, in the player's language: `{ name: 'Target', value: 'under 50.50' }`. */
const Figure = Type.Object({ name: Type.String(), value: Type.String() });
/** What lay on the table: reels, cards, a board, row by row. */
const FigureTable = Type.Object({ name: Type.String(), rows: Type.Array(Type.Array(Type.String())) });

/** How a round went, in the words of its provider. */
export const RoundRecall = Type.Object({
  summary: Type.String(),
  choices: Type.Array(Figure),
  steps: Type.Array(Figure),
  outcome: Type.Array(Figure),
  tables: Type.Array(FigureTable),
  replayUrl: Nullable(Type.String({ description: 'A page of the provider for a frame, which shows the round again for an hour' })),
});

const RoundParams = Closed({ id: EntityId });

export const roundSchemas = {
  'game.spins.list': {
    summary: 'The own rounds, newest first. The filters are an addition of ours',
    query: Closed({
      ...pageQuery,
      dateFrom: Type.Optional(Timestamp),
      dateTo: Type.Optional(Timestamp),
      gameIdentity: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
      currency: Type.Optional(CurrencyCode),
    }),
    data: Type.Array(Spin),
    meta: PageMeta,
  },
  'game.spins.get': {
    summary: 'One own round with its transactions and the balances before and after them (ours)',
    params: RoundParams,
    data: Round,
  },
  'game.spins.recall': {
    summary: 'The same round as its provider recalls it: choices, steps and outcome (ours)',
    params: RoundParams,
    query: Closed({ locale: LocaleCode }),
    data: RoundRecall,
  },
} as const satisfies Record<string, CallSchema>;
