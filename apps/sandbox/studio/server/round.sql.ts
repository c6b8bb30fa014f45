import type { Pool, PoolClient } from 'pg';
import type { RoundOutcome } from '../games/slot-game.ts';
import { takeNonceSql, type RoundSeed } from './seed.sql.ts';

export type RoundState = 'created' | 'refused' | 'returning' | 'returned' | 'drawn' | 'settled';

/** One paid spin with its free spins, from the first row to the settled books. */
export type Round = {
  id: string;
  sessionId: string;
  requestId: string;
  game: string;
  rulesVersion: string;
  playerId: string | null;
  stake: bigint;
  state: RoundState;
  refusalCode: number | null;
  outcome: RoundOutcome | null;
  win: bigint | null;
  balanceAfterBet: bigint | null;
  balanceAfter: bigint | null;
  attempts: number;
  createdAt: Date;
};

type RoundRow = {
  id: string;
  session_id: string;
  request_id: string;
  game: string;
  rules_version: string;
  player_id: string | null;
  stake: string;
  state: RoundState;
  refusal_code: number | null;
  outcome: RoundOutcome | null;
  win: string | null;
  balance_after_bet: string | null;
  balance_after: string | null;
  attempts: number;
  created_at: Date;
};

type Queryable = Pool | PoolClient;
export type NewRound = Pick<Round, 'id' | 'sessionId' | 'requestId' | 'game' | 'rulesVersion' | 'playerId' | 'stake' | 'createdAt'>;

const openKey = 'studio_round_session_id_open_key';
const requestKey = 'studio_round_session_id_request_id_key';

/**
 * Opens a player's round with the next nonce of the pair that will decide it. Null when the session has a round open or
 * played this request already; undefined when the player has no pair.
 */
export async function insertCreatedRound(pool: Pool, round: NewRound, sweepAt: Date): Promise<RoundSeed | null | undefined> {
  try {
    const { rows } = await pool.query<RoundSeed>(
      `with seed as (${takeNonceSql}),
       opened as (
         insert into sandbox.studio_round
           (id, session_id, request_id, game, rules_version, player_id, stake, state, next_attempt_at, created_at, seed_id, nonce)
         select $3, $4, $5, $6, $7, $1, $8, 'created', $9, $10, "seedId", nonce from seed
       )
       select * from seed`,
      [
        round.playerId,
        null,
        round.id,
        round.sessionId,
        round.requestId,
        round.game,
        round.rulesVersion,
        round.stake,
        sweepAt,
        round.createdAt,
      ],
    );
    return rows[0];
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === openKey || constraint === requestKey) return null;
    throw error;
  }
}

/** Writes a demo round that is decided and closed at once. */
export async function insertSettledRound(
  client: PoolClient,
  round: NewRound & { seed: RoundSeed; outcome: RoundOutcome; win: bigint; balanceAfterBet: bigint; balanceAfter: bigint },
): Promise<void> {
  await client.query(
    `insert into sandbox.studio_round
       (id, session_id, request_id, game, rules_version, player_id, stake, state, outcome, win, balance_after_bet, balance_after, created_at, closed_at,
        seed_id, nonce)
     values ($1, $2, $3, $4, $5, $6, $7, 'settled', $8, $9, $10, $11, $12, $12, $13, $14)`,
    [
      round.id,
      round.sessionId,
      round.requestId,
      round.game,
      round.rulesVersion,
      round.playerId,
      round.stake,
      round.outcome,
      round.win,
      round.balanceAfterBet,
      round.balanceAfter,
      round.createdAt,
      round.seed.seedId,
      round.seed.nonce,
    ],
  );
}

export async function findRoundByRequest(db: Queryable, sessionId: string, requestId: string): Promise<Round | null> {
  const { rows } = await db.query<RoundRow>('select * from sandbox.studio_round where session_id = $1 and request_id = $2', [
    sessionId,
    requestId,
  ]);
  return rows[0] ? toRound(rows[0]) : null;
}

/** When the session's latest round that was not refused began. */
export async function findLastRoundTime(db: Queryable, sessionId: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(
    "select max(created_at) as at from sandbox.studio_round where session_id = $1 and state <> 'refused'",
    [sessionId],
  );
  return rows[0]?.at ?? null;
}

/**
 * Closed or decided rounds of this session, or of the same player and game, that no browser has shown to the end;
 * newest first.
 */
export async function listUnseenRounds(pool: Pool, sessionId: string, playerId: string | null, game: string): Promise<Round[]> {
  const { rows } = await pool.query<RoundRow>(
    `select * from sandbox.studio_round
     where seen_at is null and state not in ('refused', 'created')
       and (session_id = $1 or (player_id = $2 and game = $3))
     order by created_at desc limit 10`,
    [sessionId, playerId, game],
  );
  return rows.map(toRound);
}

export async function markRoundsSeen(
  pool: Pool,
  ids: readonly string[],
  sessionId: string,
  playerId: string | null,
  at: Date,
): Promise<void> {
  await pool.query(
    `update sandbox.studio_round set seen_at = $4
     where id = any($1) and seen_at is null and state not in ('refused', 'created') and (session_id = $2 or player_id = $3)`,
    [ids, sessionId, playerId, at],
  );
}

/** Keeps what was decided before anybody hears of it. Null when the round was given up meanwhile: then it counts for nothing. */
export async function markRoundDrawn(
  pool: Pool,
  id: string,
  drawn: { outcome: RoundOutcome; win: bigint; balanceAfterBet: bigint; nextAttemptAt: Date },
): Promise<Round | null> {
  const { rows } = await pool.query<RoundRow>(
    `update sandbox.studio_round set state = 'drawn', outcome = $2, win = $3, balance_after_bet = $4, next_attempt_at = $5
     where id = $1 and state = 'created' returning *`,
    [id, drawn.outcome, drawn.win, drawn.balanceAfterBet, drawn.nextAttemptAt],
  );
  return rows[0] ? toRound(rows[0]) : null;
}

export async function markRoundRefused(pool: Pool, id: string, code: number, at: Date): Promise<void> {
  await pool.query(
    `update sandbox.studio_round set state = 'refused', refusal_code = $2, next_attempt_at = null, closed_at = $3
     where id = $1 and state = 'created'`,
    [id, code, at],
  );
}

/** Owes the platform a rollback of this round's bet; null when the round is no longer open for that. */
export async function markRoundReturning(pool: Pool, id: string, nextAttemptAt: Date): Promise<Round | null> {
  const { rows } = await pool.query<RoundRow>(
    "update sandbox.studio_round set state = 'returning', next_attempt_at = $2 where id = $1 and state = 'created' returning *",
    [id, nextAttemptAt],
  );
  return rows[0] ? toRound(rows[0]) : null;
}

/**
 * Makes every open round due at once, for a process that begins: a bet under way is given up, a win that was on its way
 * is sent again. Also right while another process plays: wins repeat their id, and a round that loses its bet here is
 * drawn nowhere.
 */
export async function takeUpOpenRounds(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `update sandbox.studio_round set next_attempt_at = $1, state = case state when 'created' then 'returning' else state end
     where next_attempt_at is not null`,
    [now],
  );
  return rowCount ?? 0;
}

/** Gives up every round whose bet was under way before `startedBefore`: nobody waits for its reply any more. */
export async function giveUpCreatedRounds(pool: Pool, startedBefore: Date, nextAttemptAt: Date): Promise<number> {
  const { rowCount } = await pool.query(
    "update sandbox.studio_round set state = 'returning', next_attempt_at = $2 where state = 'created' and created_at <= $1",
    [startedBefore, nextAttemptAt],
  );
  return rowCount ?? 0;
}

/** Takes rounds that are due to be settled, each for this caller alone until `leaseUntil`. */
export async function claimDueRounds(pool: Pool, now: Date, leaseUntil: Date, limit: number): Promise<Round[]> {
  const { rows } = await pool.query<RoundRow>(
    `update sandbox.studio_round set next_attempt_at = $2
     where id in (
       select id from sandbox.studio_round
       where state in ('returning', 'drawn') and next_attempt_at <= $1
       order by next_attempt_at limit $3 for update skip locked
     ) returning *`,
    [now, leaseUntil, limit],
  );
  return rows.map(toRound);
}

/** The platform acknowledged the last money call of the round. */
export async function closeRound(pool: Pool, id: string, state: 'settled' | 'returned', balance: bigint | null, at: Date): Promise<void> {
  await pool.query(
    `update sandbox.studio_round set state = $2, balance_after = $3, next_attempt_at = null, closed_at = $4
     where id = $1 and state = case $2 when 'settled' then 'drawn' else 'returning' end`,
    [id, state, balance, at],
  );
}

export async function postponeRound(pool: Pool, id: string, nextAttemptAt: Date): Promise<void> {
  await pool.query(
    "update sandbox.studio_round set attempts = attempts + 1, next_attempt_at = $2 where id = $1 and state in ('returning', 'drawn')",
    [id, nextAttemptAt],
  );
}

function toRound(row: RoundRow): Round {
  const amount = (value: string | null): bigint | null => (value === null ? null : BigInt(value));
  return {
    id: row.id,
    sessionId: row.session_id,
    requestId: row.request_id,
    game: row.game,
    rulesVersion: row.rules_version,
    playerId: row.player_id,
    stake: BigInt(row.stake),
    state: row.state,
    refusalCode: row.refusal_code,
    outcome: row.outcome,
    win: amount(row.win),
    balanceAfterBet: amount(row.balance_after_bet),
    balanceAfter: amount(row.balance_after),
    attempts: row.attempts,
    createdAt: row.created_at,
  };
}
