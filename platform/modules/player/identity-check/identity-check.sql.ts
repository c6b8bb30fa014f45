import type { IdentityStatus } from '@verdigale/contract';
import { command, integer, query, row } from '#kernel/db/sql.ts';

const known = row({ status: integer });

/** What is known of a player so far, locked until the transaction ends. */
export const lockIdentityCheck = (playerId: string) =>
  query(known)`select status from player.identity_check where player_id = ${playerId} for update`;

/** Changes nothing for an unknown player, or for an event that is not newer than the last one. */
export const upsertIdentityCheck = (playerId: string, status: IdentityStatus, eventAt: Date) => command`
  insert into player.identity_check as known (player_id, status, event_at)
  select id, ${status}, ${eventAt} from player.player where id = ${playerId}
  on conflict (player_id) do update set status = excluded.status, event_at = excluded.event_at
  where known.event_at < excluded.event_at`;
