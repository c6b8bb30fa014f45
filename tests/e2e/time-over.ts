import { withDatabase } from './database.ts';

/** The time of a player's running bonus is over now, and what ends such bonuses every minute comes at once. */
export const endTimeOfBonus = (playerId: string) =>
  withDatabase(async (client) => {
    await client.query('update bonus.player_bonus set wagering_expires_at = now() where player_id = $1 and status = 2', [playerId]);
    await client.query("insert into jobs.job (name) values ('bonus.expire')");
  });

/** A player who has bet has now played for so many minutes since the last reality check, and today. */
export const havePlayed = (playerId: string, minutes: number) =>
  withDatabase(async (client) => {
    await client.query(
      `update play_time.play_time set unchecked_ms = $2, today_ms = $2, started_at = started_at - make_interval(mins => $3) where player_id = $1`,
      [playerId, minutes * 60_000, minutes],
    );
  });

/** The day that a player's looser limits wait for is over now. */
export const endWaitOfLimits = (playerId: string) =>
  withDatabase(async (client) => {
    await client.query('update limits.cash_limit set next_at = now() where player_id = $1 and next_at is not null', [playerId]);
  });

/** The minutes that a player has for the second step of a sign-in are over now. */
export const endTimeOfSecondStep = (playerId: string) =>
  withDatabase(async (client) => {
    await client.query("update player.one_time_token set expires_at = now() where player_id = $1 and purpose = 'second-step'", [playerId]);
  });
