import { integer, query, row, uuid } from '#kernel/db/sql.ts';
import { lapsedSince } from './waiting-change.ts';

const raised = row({ playerId: uuid, count: integer });

/** How many requests for looser limits, or for the end of one, these players have made that were neither dropped nor have lapsed. */
export const raisedLimitsOf = (playerIds: readonly string[], now: Date) => query(raised)`
  select player_id, count(*)::int as count from limits.cash_limit
  where player_id = any(${playerIds}::uuid[]) and owner = 'player' and next_at > ${lapsedSince(now)} group by player_id`;
