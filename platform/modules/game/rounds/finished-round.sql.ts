import { bigint, present, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

const finishedRound = row({
  id: uuid,
  playerId: uuid,
  accountId: uuid,
  gameId: uuid,
  gameIdentity: text,
  gameType: text,
  currency: text,
  stake: bigint,
  payout: bigint,
  createdAt: timestamp,
  finishedAt: present(timestamp),
});
export type FinishedRoundRow = RowOf<typeof finishedRound>;

export const finishedRounds = (ids: readonly string[]) => query(finishedRound)`
  select r.id, r.player_id, r.account_id, r.game_id, g.identity as game_identity, g.type as game_type, r.currency, r.stake, r.payout,
    r.created_at, r.finished_at
  from game.round r join game.game g on g.id = r.game_id where r.id = any(${ids}::uuid[])`;
