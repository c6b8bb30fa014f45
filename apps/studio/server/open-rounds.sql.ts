import type { Pool } from 'pg';
import { toRound, type Round, type RoundRow } from './round.sql.ts';

/**
 * Makes every round with an open money call due at once, for a process that starts: a bet under way is given up, a win
 * that was on its way is sent again. Safe while another process plays: wins repeat their id, and a round that loses
 * its bet here is not drawn by any other.
 */
export async function takeUpOpenRounds(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `update studio.round set next_attempt_at = $1,
       state = case state when 'created' then 'returning' when 'raising' then 'lowering' else state end
     where state in ('created', 'returning', 'raising', 'lowering', 'drawn')`,
    [now],
  );
  return rowCount ?? 0;
}

/** Returns the stake of every round that waits for a step by rules that are no longer played, or would once its raise is rolled back. */
export async function giveUpOutdatedRounds(
  pool: Pool,
  rules: readonly { identity: string; rulesVersion: string }[],
  now: Date,
): Promise<number> {
  const { rowCount } = await pool.query(
    `update studio.round r set state = 'returning', outcome = null, next_attempt_at = $1
     where state in ('playing', 'lowering') and player_id is not null and not exists (
       select from unnest($2::text[], $3::text[]) as played (game, rules_version)
       where played.game = r.game and played.rules_version = r.rules_version
     )`,
    [now, rules.map(({ identity }) => identity), rules.map(({ rulesVersion }) => rulesVersion)],
  );
  return rowCount ?? 0;
}

/** Returns the stake of a round whose player did not come back; null when he took a step meanwhile. */
export async function returnAbandonedRound(pool: Pool, { id, steps }: Round, nextAttemptAt: Date): Promise<Round | null> {
  const { rows } = await pool.query<RoundRow>(
    `update studio.round set state = 'returning', outcome = null, next_attempt_at = $3
     where id = $1 and state = 'playing' and jsonb_array_length(steps) = $2 returning *`,
    [id, steps.length, nextAttemptAt],
  );
  return rows[0] ? toRound(rows[0]) : null;
}

/** Gives up every round whose bet was under way before `startedBefore`, and every raise whose time is over: no request still waits for its reply. */
export async function giveUpCreatedRounds(pool: Pool, startedBefore: Date, nextAttemptAt: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `update studio.round set state = case state when 'raising' then 'lowering' else 'returning' end, next_attempt_at = $2
     where (state = 'created' and created_at <= $1) or (state = 'raising' and next_attempt_at <= $2)`,
    [startedBefore, nextAttemptAt],
  );
  return rowCount ?? 0;
}

/** Claims rounds that are due to be settled, or whose player's time has run out, each for this caller alone until `leaseUntil`. */
export async function claimDueRounds(pool: Pool, now: Date, leaseUntil: Date, limit: number): Promise<Round[]> {
  const { rows } = await pool.query<RoundRow>(
    `update studio.round set next_attempt_at = $2
     where id in (
       select id from studio.round
       where state in ('returning', 'playing', 'lowering', 'drawn') and next_attempt_at <= $1
       order by next_attempt_at limit $3 for update skip locked
     ) returning *`,
    [now, leaseUntil, limit],
  );
  return rows.map(toRound);
}

/** The platform acknowledged the last money call of the round. */
export async function closeRound(
  pool: Pool,
  id: string,
  state: 'settled' | 'returned',
  { balanceAfter, maxStakeAfter }: Pick<Round, 'balanceAfter' | 'maxStakeAfter'>,
  at: Date,
): Promise<void> {
  await pool.query(
    `update studio.round set state = $2, balance_after = $3, max_stake_after = $5, next_attempt_at = null, closed_at = $4
     where id = $1 and state = case $2 when 'settled' then 'drawn' else 'returning' end`,
    [id, state, balanceAfter, at, maxStakeAfter],
  );
}

export async function postponeRound(pool: Pool, id: string, nextAttemptAt: Date): Promise<void> {
  await pool.query(
    "update studio.round set attempts = attempts + 1, next_attempt_at = $2 where id = $1 and state in ('returning', 'lowering', 'drawn')",
    [id, nextAttemptAt],
  );
}
