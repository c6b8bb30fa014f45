import { integer, query, row, uuid } from '#kernel/db/sql.ts';

const raised = row({ playerId: uuid, count: integer });

/** How many looser limits, or ends of one, these players have asked for and not dropped. */
export const raisedLimitsOf = (playerIds: readonly string[]) => query(raised)`
  select player_id, count(*)::int as count from limits.cash_limit
  where player_id = any(${playerIds}::uuid[]) and owner = 'player' and next_at is not null group by player_id`;
