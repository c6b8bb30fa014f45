import {
  bigint,
  command,
  eachCommand,
  eachQuery,
  givenRows,
  integer,
  query,
  row,
  sql,
  timestamp,
  uuid,
  type RowOf,
} from '#kernel/db/sql.ts';

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

export const openAccount = eachCommand(
  (given: readonly { id: string; playerId: string; at: Date }[]) => sql`
  insert into retention.loyalty_account (id, player_id, created_at, updated_at)
  select id, player_id, at, at from ${givenRows(given, { id: 'uuid', playerId: 'uuid', at: 'timestamptz' })}
  on conflict on constraint loyalty_account_player_id_key do nothing`,
);

const accountsOf = eachQuery(
  account,
  (given: readonly { playerId: string }[]) => sql`
  select given.place::int, found.* from ${givenRows(given, { playerId: 'uuid' })},
  lateral (select ${account.columns()} from retention.loyalty_account a where a.player_id = given.player_id offset 0) found`,
);

export const accountOf = (playerId: string) => accountsOf({ playerId });

export const saveAccount = eachCommand(
  (given: readonly LoyaltyAccountRow[]) => sql`
  select retention.save_loyalty_accounts(${given.map(({ id }) => id)}::uuid[], ${given.map(({ points }) => points)}::bigint[],
    ${given.map(({ remainder }) => remainder)}::bigint[], ${given.map(({ level }) => level)}::int[],
    ${given.map(({ updatedAt }) => updatedAt)}::timestamptz[])`,
);

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
