import type { Pool, PoolClient } from 'pg';
import type { Outcome } from '../games/game.ts';
import type { Session } from './session.sql.ts';

export type RoundState = 'created' | 'refused' | 'returning' | 'returned' | 'playing' | 'raising' | 'lowering' | 'drawn' | 'settled';

/** One paid round, from the first row to the settled books. */
export interface Round {
  id: string;
  sessionId: string;
  requestId: string;
  game: string;
  rulesVersion: string;
  /** Null in demo mode; so is the currency. */
  playerId: string | null;
  currency: string | null;
  stake: bigint;
  /** All that was staked: the stake, and what steps have raised it by. */
  staked: bigint;
  /** How many raises were begun, taken or not. */
  raises: number;
  /** As the game parsed it; null where the game offers no choice. */
  choice: unknown;
  steps: readonly unknown[];
  state: RoundState;
  refusalCode: number | null;
  outcome: Outcome | null;
  win: bigint | null;
  balanceAfterBet: bigint | null;
  /** The most that a further bet of it may be; null where the platform limits nothing. */
  mostMore: bigint | null;
  balanceAfter: bigint | null;
  /** The most that the next round might be staked with, as the platform stated it with `balanceAfter` or its refusal. */
  maxStakeAfter: bigint | null;
  attempts: number;
  createdAt: Date;
  /** Which round of which free rounds; null for one that the player pays. */
  free: { issueId: string; index: number } | null;
}

export interface RoundRow {
  id: string;
  session_id: string;
  request_id: string;
  game: string;
  rules_version: string;
  player_id: string | null;
  currency: string | null;
  stake: string;
  staked: string | null;
  raises: number;
  choice: unknown;
  steps: unknown[];
  state: RoundState;
  refusal_code: number | null;
  outcome: Outcome | null;
  win: string | null;
  balance_after_bet: string | null;
  most_more: string | null;
  balance_after: string | null;
  max_stake_after: string | null;
  attempts: number;
  created_at: Date;
  free_issue_id: string | null;
  free_index: number | null;
}

export type Queryable = Pool | PoolClient;

/** Whose rounds a session may see and play on: its own, and those of the same player, game and currency. */
export type RoundScope = readonly [sessionId: string, playerId: string | null, game: string, currency: string | null];

export function scopeOf(session: Session): RoundScope {
  const { playerId, currency } = session.mode === 'real' ? session : { playerId: null, currency: null };
  return [session.id, playerId, session.game, currency];
}

/** A scope as the first four parameters of a statement about rounds `r`. */
export const inScopeSql = '(r.session_id = $1 or (r.player_id = $2 and r.game = $3 and r.currency = $4))';

export async function findRoundByRequest(db: Queryable, sessionId: string, requestId: string): Promise<Round | null> {
  const { rows } = await db.query<RoundRow>('select * from studio.round where session_id = $1 and request_id = $2', [sessionId, requestId]);
  return rows[0] ? toRound(rows[0]) : null;
}

/** The round in which the player is to take the next step. */
export async function findPlayingRound(db: Queryable, scope: RoundScope): Promise<Round | null> {
  const { rows } = await db.query<RoundRow>(
    `select * from studio.round r where state in ('playing', 'raising', 'lowering') and ${inScopeSql}`,
    [...scope],
  );
  return rows[0] ? toRound(rows[0]) : null;
}

/** When the session's latest round that was not refused began: when its bet was taken, where the platform has taken one. */
export async function findLastRoundTime(db: Queryable, sessionId: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date }>(
    `select coalesce(begun_at, created_at) as at from studio.round where session_id = $1 and state <> 'refused'
     order by created_at desc limit 1`,
    [sessionId],
  );
  return rows[0]?.at ?? null;
}

/** Closed or decided rounds that no browser has shown to the end; newest first. */
export async function listUnseenRounds(pool: Pool, scope: RoundScope): Promise<Round[]> {
  const { rows } = await pool.query<RoundRow>(
    `select * from studio.round r
     where seen_at is null and state not in ('refused', 'created', 'playing', 'raising', 'lowering') and ${inScopeSql}
     order by created_at desc limit 10`,
    [...scope],
  );
  return rows.map(toRound);
}

export async function markRoundsSeen(pool: Pool, scope: RoundScope, ids: readonly string[], at: Date): Promise<void> {
  await pool.query(
    `update studio.round r set seen_at = $6
     where id = any($5) and seen_at is null and state not in ('refused', 'created', 'playing', 'raising', 'lowering') and ${inScopeSql}`,
    [...scope, ids, at],
  );
}

export function toRound(row: RoundRow): Round {
  const amount = (value: string | null): bigint | null => (value === null ? null : BigInt(value));
  return {
    id: row.id,
    sessionId: row.session_id,
    requestId: row.request_id,
    game: row.game,
    rulesVersion: row.rules_version,
    playerId: row.player_id,
    currency: row.currency,
    stake: BigInt(row.stake),
    staked: BigInt(row.staked ?? row.stake),
    raises: row.raises,
    choice: row.choice,
    steps: row.steps,
    state: row.state,
    refusalCode: row.refusal_code,
    outcome: row.outcome,
    win: amount(row.win),
    balanceAfterBet: amount(row.balance_after_bet),
    mostMore: amount(row.most_more),
    balanceAfter: amount(row.balance_after),
    maxStakeAfter: amount(row.max_stake_after),
    attempts: row.attempts,
    createdAt: row.created_at,
    free: row.free_issue_id !== null && row.free_index !== null ? { issueId: row.free_issue_id, index: row.free_index } : null,
  };
}
