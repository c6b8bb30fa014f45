import Type from 'typebox';
import { Amount, type CallSchema, Closed, CurrencyCode, EntityId, Nullable, Timestamp } from './common.ts';

const period = { currency: CurrencyCode, dateFrom: Timestamp, dateTo: Timestamp };

/** What an account holds: its balance, and beside it what is held back for withdrawals that are under way. */
export const StatementHoldings = Type.Object({ balance: Amount, pending: Amount });

export const StatementTotal = Type.Object({
  kind: Type.String({ description: '`deposit`, `withdrawal-hold`, `bet`, `win` …' }),
  count: Type.Integer(),
  amount: Type.Number({ description: 'What it did to the balance' }),
  pendingAmount: Type.Number({ description: 'What it did to the money held back' }),
});

export const StatementEntry = Type.Object({
  id: EntityId,
  kind: Type.String(),
  reference: Type.String({ description: 'Its cause: an invoice id, a transaction of a game provider' }),
  postedAt: Timestamp,
  amount: Amount,
  pendingAmount: Amount,
  balanceAfter: Amount,
  pendingAfter: Amount,
});

export const Statement = Type.Object({
  currency: CurrencyCode,
  dateFrom: Timestamp,
  dateTo: Timestamp,
  opening: StatementHoldings,
  closing: StatementHoldings,
  totals: Type.Array(StatementTotal),
});

export const statementSchemas = {
  'wallet.statement.get': {
    summary: 'Opening and closing balance of a period and what each kind of movement summed up to: opening + totals = closing',
    query: Closed(period),
    data: Statement,
  },
  'wallet.statement.entries': {
    summary: 'Every movement of the period, oldest first. `meta.next` is the `cursor` of the next page, null after the last',
    query: Closed({
      ...period,
      cursor: Type.Optional(Type.String({ maxLength: 80 })),
      perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    }),
    data: Type.Array(StatementEntry),
    meta: Type.Object({ next: Nullable(Type.String()) }),
  },
  'wallet.statement.export': {
    summary: 'The same as a CSV file (RFC 4180), all of it, between a row `opening` and a row `closing`',
    query: Closed(period),
    data: Type.Unsafe<Blob>({ type: 'string', format: 'binary', description: 'the bytes' }),
  },
} as const satisfies Record<string, CallSchema>;
