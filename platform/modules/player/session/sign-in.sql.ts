import { playerStatus } from '@verdigale/contract';
import { boolean, command, nullable, query, row, timestamp, uuid } from '#kernel/db/sql.ts';

/** The last sign-in of a player and the one before it; sessions are forgotten earlier. */
export const noteSignIn = (playerId: string, at: Date) => command`
  insert into player.sign_in (player_id, at) values (${playerId}, ${at})
  on conflict on constraint sign_in_player_id_pkey do update set previous_at = sign_in.at, at = excluded.at, told_at = null`;

const previous = row({ previousAt: nullable(timestamp) });

export const previousSignIn = (playerId: string) => query(previous)`
  select previous_at from player.sign_in where player_id = ${playerId}`;

const notices = row({ isEachTold: nullable(boolean), previousAt: nullable(timestamp) });

export const eachToldOf = (playerId: string) => query(notices)`
  select is_each_told, previous_at from player.sign_in where player_id = ${playerId}`;

export const saveEachTold = (playerId: string, isEachTold: boolean) => command`
  update player.sign_in set is_each_told = ${isEachTold} where player_id = ${playerId}`;

const sleeper = row({ playerId: uuid });

/** Players who have not signed in since then and have not been told yet, without those who are blocked; each is marked as told. */
export const takeDormant = (since: Date, now: Date, limit: number) => query(sleeper)`
  update player.sign_in set told_at = ${now} where player_id in (
    select player_id from player.sign_in join player.player on player.id = player_id
    where told_at is null and at < ${since} and player.status <> ${playerStatus.blocked} order by at limit ${limit} for update of sign_in skip locked)
  returning player_id`;
