import { bigint, nullable, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';
import { roundColumns, roundShape, roundStatus, transactionKind, transactionStatus } from './round.sql.ts';

const ownRound = row({
  ...roundShape,
  accountId: uuid,
  provider: text,
  providerName: text,
  providerRoundId: text,
  status: roundStatus,
  finishedAt: nullable(timestamp),
  /** What its provider has reported as won: more than was paid while a part is held, and where that was given back. */
  won: bigint,
});
export type OwnRoundRow = RowOf<typeof ownRound>;

/** A round of this player; nobody else's. */
export const ownRoundById = (playerId: string, id: string) => query(ownRound)`
  select ${roundColumns}, r.account_id, r.provider, p.name as provider_name, r.provider_round_id, r.status, r.finished_at,
    (select coalesce(sum(t.amount), 0)::bigint from game.transaction t where t.round_id = r.id and t.kind = 'win') as won
  from game.round r join game.game g on g.id = r.game_id join game.provider p on p.id = g.provider_id
  where r.id = ${id} and r.player_id = ${playerId}`;

const transaction = row({
  id: uuid,
  providerTransactionId: text,
  kind: transactionKind,
  amount: bigint,
  status: transactionStatus,
  createdAt: timestamp,
});

/** What was bet, paid and rolled back in a round, in that order. */
export const transactionsOf = (roundId: string) => query(transaction)`
  select ${transaction.columns()} from game.transaction where round_id = ${roundId} order by created_at, id`;
