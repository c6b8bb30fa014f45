import { playerStatus } from '@verdigale/contract';
import { nullable, query, row, text, uuid } from '#kernel/db/sql.ts';

const active = row({ id: uuid, timeZone: nullable(text) });

/** Those of these players who are neither limited nor blocked, with the time zone of their profile. */
export const activePlayers = (playerIds: readonly string[]) => query(active)`
  select id, time_zone from player.player where id = any(${playerIds}::uuid[]) and status not in (${playerStatus.limited}, ${playerStatus.blocked})`;
