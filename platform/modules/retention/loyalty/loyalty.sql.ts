import { bigint, command, givenRows, integer, query, row, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

const account = row({
  id: uuid,
  playerId: uuid,
  points: bigint,
  remainder: bigint,
  level: integer,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type LoyaltyAccountRow = RowOf<typeof account>;

export const openAccounts = (made: readonly { id: string; playerId: string; at: Date }[]) => command`
  insert into retention.loyalty_account (id, player_id, created_at, updated_at)
  select id, player_id, at, at from ${givenRows(made, { id: 'uuid', playerId: 'uuid', at: 'timestamptz' })}
  on conflict on constraint loyalty_account_player_id_key do nothing`;

export const accountOf = (playerId: string) => query(account)`
  select ${account.columns()} from retention.loyalty_account where player_id = ${playerId}`;

/** Nobody else changes them until the transaction ends. */
export const lockAccounts = (playerIds: readonly string[]) => query(account)`
  select found.* from unnest(${playerIds}::uuid[]) with ordinality as given (id, place)
  cross join lateral (
    select ${account.columns()} from retention.loyalty_account where player_id = given.id for update
  ) found order by given.place`;

/** At most one row for each account. */
export const saveAccounts = (after: readonly LoyaltyAccountRow[]) => command`
  select retention.save_loyalty_accounts(array_agg(id), array_agg(points), array_agg(remainder), array_agg(level), array_agg(updated_at))
  from ${givenRows(after, { id: 'uuid', points: 'bigint', remainder: 'bigint', level: 'integer', updatedAt: 'timestamptz' })}`;

export interface LevelChange {
  id: string;
  playerId: string;
  from: number;
  to: number;
  points: bigint;
  at: Date;
}

export const insertLevelChange = ({ id, playerId, from, to, points, at }: LevelChange) => command`
  insert into retention.level_change (id, player_id, from_level, to_level, points, created_at)
  values (${id}, ${playerId}, ${from}, ${to}, ${points}, ${at})`;

const reached = row({ level: integer });

/** Levels that were reached at one instant are in one batch of the relay; the highest of them counts. */
export const levelReachedBefore = (playerId: string, at: Date) => query(reached)`
  select to_level as level from retention.level_change where player_id = ${playerId} and created_at < ${at}
  order by created_at desc, to_level desc limit 1`;
