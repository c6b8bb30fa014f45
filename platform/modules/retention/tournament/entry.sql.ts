import { bigint, boolean, command, integer, nullable, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

const entry = row({
  id: uuid,
  tournamentId: uuid,
  playerId: uuid,
  accountId: nullable(uuid),
  nickname: nullable(text),
  isHouse: boolean,
  points: bigint,
  rounds: integer,
  reachedAt: timestamp,
  isFrozen: boolean,
  createdAt: timestamp,
});
export type EntryRow = RowOf<typeof entry>;

export const insertEntry = (made: EntryRow) => command`
  insert into retention.tournament_entry (id, tournament_id, player_id, account_id, nickname, is_house, points, rounds, reached_at, is_frozen,
    created_at, updated_at)
  values (${made.id}, ${made.tournamentId}, ${made.playerId}, ${made.accountId}, ${made.nickname}, ${made.isHouse}, ${made.points}, ${made.rounds},
    ${made.reachedAt}, ${made.isFrozen}, ${made.createdAt}, ${made.createdAt})
  on conflict on constraint tournament_entry_player_key do nothing`;

/** Locks it: rounds of one player count one after the other, and not beside a freeze. */
export const lockEntry = (tournamentId: string, playerId: string) => query(entry)`
  select ${entry.columns()} from retention.tournament_entry where tournament_id = ${tournamentId} and player_id = ${playerId} for update`;

export const saveScore = (made: Pick<EntryRow, 'id' | 'points' | 'rounds' | 'accountId' | 'reachedAt'>, at: Date) => command`
  update retention.tournament_entry
  set points = ${made.points}, rounds = ${made.rounds}, account_id = ${made.accountId}, reached_at = ${made.reachedAt}, updated_at = ${at}
  where id = ${made.id}`;

export const freezeEntry = (tournamentId: string, playerId: string) => command`
  update retention.tournament_entry set is_frozen = true where tournament_id = ${tournamentId} and player_id = ${playerId}`;

export const dropFromOrder = (tournamentId: string, playerId: string) => command`
  delete from retention.tournament_order where tournament_id = ${tournamentId} and player_id = ${playerId}`;

/** The crowd of a demo goes on, each by a share of `most` of its own. */
export const moveCrowd = (tournamentId: string, most: number, at: Date) => command`
  update retention.tournament_entry
  set points = points + floor(random() * ${most})::bigint, rounds = rounds + 1, reached_at = ${at}, updated_at = ${at}
  where tournament_id = ${tournamentId} and is_house and random() < 0.5`;

const seated = row({ isThere: boolean });
export const hasCrowd = (tournamentId: string) => query(seated)`
  select exists (select from retention.tournament_entry where tournament_id = ${tournamentId} and is_house) as is_there`;
