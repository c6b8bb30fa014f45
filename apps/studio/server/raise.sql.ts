import type { Pool, PoolClient } from 'pg';
import { toRound, type Round, type RoundRow } from './round.sql.ts';

/** Begins a raise of a locked round: its bet may be under way from now on, until `sweepAt`. */
export async function markRoundRaising(client: PoolClient, id: string, sweepAt: Date): Promise<Round> {
  const { rows } = await client.query<RoundRow>(
    "update studio.round set state = 'raising', raises = raises + 1, next_attempt_at = $2 where id = $1 returning *",
    [id, sweepAt],
  );
  return toRound(rows[0] as RoundRow);
}

/** The raise was refused, or its bet is rolled back: the round goes on without it. `balance` is null where nothing was stated. */
export async function endRaise(pool: Pool, { id, raises, state }: Round, balance: bigint | null, nextAttemptAt: Date): Promise<void> {
  await pool.query(
    `update studio.round set state = 'playing', next_attempt_at = $5, attempts = 0, balance_after_bet = coalesce($4, balance_after_bet)
     where id = $1 and raises = $2 and state = $3`,
    [id, raises, state, balance, nextAttemptAt],
  );
}

/** Owes the platform the rollback of a raise's bet; null when somebody else has seen to it. */
export async function markRoundLowering(pool: Pool, { id, raises }: Round, nextAttemptAt: Date): Promise<Round | null> {
  const { rows } = await pool.query<RoundRow>(
    "update studio.round set state = 'lowering', next_attempt_at = $3 where id = $1 and raises = $2 and state = 'raising' returning *",
    [id, raises, nextAttemptAt],
  );
  return rows[0] ? toRound(rows[0]) : null;
}
