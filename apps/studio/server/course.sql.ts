import type { Pool, PoolClient } from 'pg';
import type { FairSeed } from '../engine/fair-source.ts';
import type { Outcome } from '../games/game.ts';
import type { Paid } from './place-bet.ts';
import type { Refusal } from './round-request.ts';
import { inScopeSql, toRound, type Round, type RoundRow, type RoundScope } from './round.sql.ts';
import { takeNonceSql, type RoundSeed } from './seed.sql.ts';

export type NewRound = Pick<
  Round,
  'id' | 'sessionId' | 'requestId' | 'game' | 'rulesVersion' | 'playerId' | 'currency' | 'stake' | 'choice' | 'createdAt' | 'free'
>;

/** The result of a round so far, and when the worker picks it up unless it is closed. */
export type Course = Pick<Round, 'state' | 'steps' | 'win' | 'balanceAfter' | 'staked'> & { outcome: Outcome; nextAttemptAt: Date | null };

const oneAtATime = [
  'round_player_id_open_key',
  'round_session_id_open_key',
  'round_session_id_request_id_key',
  'round_free_issue_id_free_index_key',
];

/** JSON for a jsonb parameter; null stays SQL null: no choice. */
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/**
 * Opens a player's round with the next nonce of the pair that will decide it. Null when a round of the player is open in
 * this game and currency, or this request was played already; undefined when the player has no pair.
 */
export async function insertCreatedRound(pool: Pool, round: NewRound, sweepAt: Date): Promise<RoundSeed | null | undefined> {
  const { id, sessionId, requestId, game, rulesVersion, playerId, currency, stake, choice, createdAt, free } = round;
  const open = () =>
    pool.query<RoundSeed>(
      `with seed as (${takeNonceSql}),
       opened as (
         insert into studio.round (id, session_id, request_id, game, rules_version, player_id, currency, stake, choice,
           free_issue_id, free_index, state, next_attempt_at, created_at, seed_id, nonce)
         select $3, $4, $5, $6, $7, $1, $8, $9, $10, $13, $14, 'created', $11, $12, "seedId", nonce from seed
       )
       select * from seed`,
      [
        playerId,
        null,
        id,
        sessionId,
        requestId,
        game,
        rulesVersion,
        currency,
        stake,
        json(choice),
        sweepAt,
        createdAt,
        free?.issueId ?? null,
        free?.index ?? null,
      ],
    );
  try {
    // A pair that is retired while this waits for it has a successor, which only a further statement sees.
    return (await open()).rows[0] ?? (await open()).rows[0];
  } catch (error) {
    if (oneAtATime.includes((error as { constraint?: string }).constraint ?? '')) return null;
    throw error;
  }
}

/** Writes a demo round, whose stake is paid with the row itself. */
export async function insertDemoRound(
  client: PoolClient,
  round: Omit<NewRound, 'free'> & { seed: RoundSeed; balanceAfterBet: bigint },
  course: Course,
): Promise<Round> {
  const { id, sessionId, requestId, game, rulesVersion, stake, choice, createdAt, seed, balanceAfterBet } = round;
  const { rows } = await client.query<RoundRow>(
    `insert into studio.round (id, session_id, request_id, game, rules_version, stake, choice, created_at, seed_id, nonce,
       balance_after_bet, state, steps, outcome, win, balance_after, next_attempt_at, closed_at, staked)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, case $12 when 'settled' then $8::timestamptz end,
       nullif($18::numeric, $6))
     returning *`,
    [
      id,
      sessionId,
      requestId,
      game,
      rulesVersion,
      stake,
      json(choice),
      createdAt,
      seed.seedId,
      seed.nonce,
      balanceAfterBet,
      course.state,
      json(course.steps),
      course.outcome,
      course.win,
      course.balanceAfter,
      course.nextAttemptAt,
      course.staked,
    ],
  );
  return toRound(rows[0] as RoundRow);
}

/** Stores the decision before it is shown to anybody. Null when the round was given up meanwhile; the decision is then discarded. */
export async function markRoundBegun(pool: Pool, id: string, { balance, mostMore }: Paid, course: Course, at: Date): Promise<Round | null> {
  const { rows } = await pool.query<RoundRow>(
    `update studio.round set state = $2, outcome = $3, win = $4, balance_after_bet = $5, next_attempt_at = $6,
       staked = nullif($7::numeric, stake), begun_at = $8, most_more = $9
     where id = $1 and state = 'created' returning *`,
    [id, course.state, course.outcome, course.win, balance, course.nextAttemptAt, course.staked, at, mostMore],
  );
  return rows[0] ? toRound(rows[0]) : null;
}

/** Locks a round for its next step; null when the scope has no such round, or when it was never decided at all. */
export async function lockRound(client: PoolClient, scope: RoundScope, id: string): Promise<{ round: Round; seed: FairSeed } | null> {
  const { rows } = await client.query<RoundRow & { server_seed: string; client_seed: string; nonce: number }>(
    `select r.*, s.server_seed, s.client_seed from studio.round r join studio.seed s on s.id = r.seed_id
     where r.id = $5 and r.outcome is not null and ${inScopeSql} for update of r`,
    [...scope, id],
  );
  const row = rows[0];
  return row ? { round: toRound(row), seed: { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce } } : null;
}

/** Stores the steps of a locked round and its result so far; `paid` is what a raise has left, null where the step raised nothing. */
export async function markRoundStepped(client: PoolClient, id: string, course: Course, paid: Paid | null, at: Date): Promise<Round> {
  const { rows } = await client.query<RoundRow>(
    `update studio.round set state = $2, steps = $3, outcome = $4, win = $5, balance_after = $6, next_attempt_at = $7,
       closed_at = case $2 when 'settled' then $8::timestamptz end, staked = nullif($9::numeric, stake),
       balance_after_bet = coalesce($10, balance_after_bet), most_more = case when $10 is null then most_more else $11 end
     where id = $1 returning *`,
    [
      id,
      course.state,
      json(course.steps),
      course.outcome,
      course.win,
      course.balanceAfter,
      course.nextAttemptAt,
      at,
      course.staked,
      paid?.balance,
      paid?.mostMore,
    ],
  );
  return toRound(rows[0] as RoundRow);
}

export async function markRoundRefused(pool: Pool, id: string, { code, maxStake }: Refusal, at: Date): Promise<void> {
  await pool.query(
    `update studio.round set state = 'refused', refusal_code = $2, max_stake_after = $4, next_attempt_at = null, closed_at = $3
     where id = $1 and state = 'created'`,
    [id, code, at, maxStake],
  );
}

/** Owes the platform a rollback of this round's bet; null when the round is no longer open for that. */
export async function markRoundReturning(pool: Pool, id: string, nextAttemptAt: Date): Promise<Round | null> {
  const { rows } = await pool.query<RoundRow>(
    "update studio.round set state = 'returning', next_attempt_at = $2 where id = $1 and state = 'created' returning *",
    [id, nextAttemptAt],
  );
  return rows[0] ? toRound(rows[0]) : null;
}
