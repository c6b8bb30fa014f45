import { bigint, command, integer, query, row, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

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

export const openAccount = (made: { id: string; playerId: string; at: Date }) => command`
  insert into retention.loyalty_account (id, player_id, created_at, updated_at) values (${made.id}, ${made.playerId}, ${made.at}, ${made.at})
  on conflict on constraint loyalty_account_player_id_key do nothing`;

export const accountOf = (playerId: string) => query(account)`
  select ${account.columns()} from retention.loyalty_account where player_id = ${playerId}`;

export const saveAccount = ({ id, points, remainder, level, updatedAt }: LoyaltyAccountRow) => command`
  update retention.loyalty_account set points = ${points}, remainder = ${remainder}, level = ${level}, updated_at = ${updatedAt} where id = ${id}`;

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

export const levelReachedBefore = (playerId: string, at: Date) => query(reached)`
  select to_level as level from retention.level_change where player_id = ${playerId} and created_at < ${at} order by created_at desc limit 1`;
