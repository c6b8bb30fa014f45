import { sql } from 'kysely';
import type { Queryable } from '#kernel';
import type { RoundRow, RoundStatus, TransactionStatus } from './round.sql.ts';

export interface OwnRoundRow extends RoundRow {
  account_id: string;
  provider: string;
  provider_name: string;
  provider_round_id: string;
  status: RoundStatus;
  finished_at: Date | null;
}

/** A round of this player; nobody else's. */
export async function findOwnRound(db: Queryable, playerId: string, id: string): Promise<OwnRoundRow | undefined> {
  return db.maybe(sql<OwnRoundRow>`select r.*, g.identity as game_identity, g.name as game_name, p.name as provider_name
    from game.round r join game.game g on g.id = r.game_id join game.provider p on p.id = g.provider_id
    where r.id = ${id} and r.player_id = ${playerId}`);
}

export interface TransactionRow {
  id: string;
  provider_transaction_id: string;
  kind: 'bet' | 'win' | 'rollback';
  amount: bigint;
  status: TransactionStatus;
  created_at: Date;
}

/** What was bet, paid and rolled back in a round, in that order. */
export async function findTransactionsOf(db: Queryable, roundId: string): Promise<TransactionRow[]> {
  return db.all(sql<TransactionRow>`select id, provider_transaction_id, kind, amount, status, created_at
    from game.transaction where round_id = ${roundId} order by created_at, id`);
}
