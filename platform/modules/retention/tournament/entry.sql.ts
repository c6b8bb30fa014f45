import {
  bigint,
  boolean,
  command,
  givenRows,
  integer,
  json,
  nullable,
  query,
  row,
  text,
  timestamp,
  uuid,
  type RowOf,
} from '#kernel/db/sql.ts';
import type { KeptRound } from './score.ts';

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
  /** The rounds that count, where only the first ones do. */
  kept: json<readonly KeptRound[]>(),
  isFrozen: boolean,
  createdAt: timestamp,
});
export type EntryRow = RowOf<typeof entry>;

export const insertEntries = (made: readonly EntryRow[]) => command`
  insert into retention.tournament_entry (id, tournament_id, player_id, account_id, nickname, is_house, points, rounds, reached_at, is_frozen,
    created_at, updated_at)
  select id, tournament_id, player_id, account_id, nickname, is_house, points, rounds, reached_at, is_frozen, created_at, created_at
  from ${givenRows(made, {
    id: 'uuid',
    tournamentId: 'uuid',
    playerId: 'uuid',
    accountId: 'uuid',
    nickname: 'text',
    isHouse: 'boolean',
    points: 'bigint',
    rounds: 'integer',
    reachedAt: 'timestamptz',
    isFrozen: 'boolean',
    createdAt: 'timestamptz',
  })}
  on conflict on constraint tournament_entry_player_key do nothing`;

/** Held in their order: rounds of one player count one after the other, and not beside a freeze. */
export const lockEntries = (of: readonly { tournamentId: string; playerId: string }[]) => query(entry)`
  select found.* from ${givenRows(of, { tournamentId: 'uuid', playerId: 'uuid' })}
  cross join lateral (
    select ${entry.columns('e')} from retention.tournament_entry e
    where e.tournament_id = given.tournament_id and e.player_id = given.player_id for update
  ) found order by given.place`;

/** At most one row for each entry. */
export const saveScores = (after: readonly EntryRow[], at: Date) => command`
  select retention.save_scores(array_agg(id), array_agg(points), array_agg(rounds), array_agg(account_id), array_agg(reached_at),
    array_agg(kept::jsonb), ${at})
  from ${givenRows(
    after.map((row) => ({ ...row, kept: JSON.stringify(row.kept) })),
    { id: 'uuid', points: 'bigint', rounds: 'integer', accountId: 'uuid', reachedAt: 'timestamptz', kept: 'text' },
  )}`;

export const freezeEntry = (tournamentId: string, playerId: string) => command`
  update retention.tournament_entry set is_frozen = true where tournament_id = ${tournamentId} and player_id = ${playerId}`;

const takenOut = row({ tournamentId: uuid });

/** Of these tournaments, those that a player was taken out of: he stays out, though he may play again. */
export const frozenIn = (tournamentIds: readonly string[], playerId: string) => query(takenOut)`
  select tournament_id from retention.tournament_entry where tournament_id = any(${tournamentIds}) and player_id = ${playerId} and is_frozen`;

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
