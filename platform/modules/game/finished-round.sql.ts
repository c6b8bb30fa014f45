import { bigint, eachQuery, givenRows, present, query, row, sql, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

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

const finishedRounds = eachQuery(
  finishedRound,
  (given: readonly { id: string }[]) => sql`
  select given.place::int, found.* from ${givenRows(given, { id: 'uuid' })}, lateral (
    select r.id, r.player_id, r.account_id, r.game_id, g.identity as game_identity, g.type as game_type, r.currency, r.stake, r.payout,
      r.created_at, r.finished_at
    from game.round r join game.game g on g.id = r.game_id where r.id = given.id offset 0) found`,
);

export const finishedRoundById = (id: string) => finishedRounds({ id });

const member = row({ identity: text });
export const collectionsOfGame = (gameId: string) => query(member)`
  select c.identity from game.game_collection m join game.collection c on c.id = m.collection_id where m.game_id = ${gameId}`;
