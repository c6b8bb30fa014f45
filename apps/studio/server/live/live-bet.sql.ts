import type { Pool, PoolClient } from 'pg';
import type { Outcome } from '../../games/game.ts';
import type { NewRound } from '../course.sql.ts';
import { inScopeSql, toRound, type Queryable, type Round, type RoundRow, type RoundScope } from '../round.sql.ts';

/** `outcome` is that of a bet which is not decided yet. */
export type NewLiveBet = Omit<NewRound, 'free'> & { liveRoundId: string; outcome: Outcome };

const oneAtATime = [
  'round_player_id_open_key',
  'round_session_id_open_key',
  'round_session_id_request_id_key',
  'round_live_round_id_bettor_key',
];

/** Opens a bet whose stake is not paid yet. False when the player has one in this round, or another round open. */
export async function insertCreatedBet(pool: Pool, bet: NewLiveBet, sweepAt: Date): Promise<boolean> {
  try {
    await pool.query(
      `insert into studio.round (id, session_id, request_id, game, rules_version, player_id, currency, stake, choice, live_round_id,
         created_at, state, next_attempt_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'created', $12)`,
      [...columnsOf(bet), sweepAt],
    );
    return true;
  } catch (error) {
    if (oneAtATime.includes((error as { constraint?: string }).constraint ?? '')) return false;
    throw error;
  }
}

/** Writes a demo bet, whose stake is paid with the row itself. Null when the window has closed, or the player has one. */
export async function insertDemoBet(client: PoolClient, bet: NewLiveBet, balanceAfterBet: bigint, endsAt: Date): Promise<Round | null> {
  const { rows } = await client.query<RoundRow>(
    `with window_open as (select id from studio.live_round where id = $10 and state = 'betting' for share)
     insert into studio.round (id, session_id, request_id, game, rules_version, player_id, currency, stake, choice, live_round_id,
       created_at, state, outcome, balance_after_bet, next_attempt_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, id, $11, 'playing', $12, $13, $14 from window_open
     on conflict do nothing returning *`,
    [...columnsOf(bet), bet.outcome, balanceAfterBet, endsAt],
  );
  return rows[0] ? toRound(rows[0]) : null;
}

/** Lets a paid bet take part; null when the window has closed meanwhile, or the bet was given up. */
export async function joinLiveRound(
  pool: Pool,
  bet: NewLiveBet,
  balanceAfterBet: bigint,
  { at, waitUntil }: { at: Date; waitUntil: Date },
): Promise<Round | null> {
  const { rows } = await pool.query<RoundRow>(
    `with window_open as (select id from studio.live_round where id = $2 and state = 'betting' for share)
     update studio.round r set state = 'playing', outcome = $3, balance_after_bet = $4, next_attempt_at = $5, begun_at = $6
     from window_open where r.id = $1 and r.state = 'created' returning r.*`,
    [bet.id, bet.liveRoundId, bet.outcome, balanceAfterBet, waitUntil, at],
  );
  return rows[0] ? toRound(rows[0]) : null;
}

/** A bet of the scope, locked, with the shared round that it is in. */
export async function lockBet(client: PoolClient, scope: RoundScope, id: string): Promise<{ bet: Round; liveRoundId: string } | null> {
  const { rows } = await client.query<RoundRow & { live_round_id: string }>(
    `select r.* from studio.round r where r.id = $5 and r.live_round_id is not null and ${inScopeSql} for update`,
    [...scope, id],
  );
  return rows[0] ? { bet: toRound(rows[0]), liveRoundId: rows[0].live_round_id } : null;
}

/** The bets of a shared round that are not decided, locked; with `reached` only those that leave a climb at it or below by themselves. */
export async function lockOpenBets(client: PoolClient, liveRoundId: string, reached: number | null): Promise<Round[]> {
  const { rows } = await client.query<RoundRow>(
    `select * from studio.round where live_round_id = $1 and state = 'playing'
       and ($2::integer is null or (choice ->> 'autoCashOut')::integer <= $2)
     order by id for update`,
    [liveRoundId, reached],
  );
  return rows.map(toRound);
}

export interface DecidedBet {
  id: string;
  steps: readonly unknown[];
  outcome: Outcome;
  win: bigint;
}

/**
 * Keeps what locked bets have come to, in one statement: real ones then owe their win (or their end) to the platform, demo
 * ones are paid and closed.
 */
export async function decideBets(client: PoolClient, decided: readonly DecidedBet[], nextAttemptAt: Date, at: Date): Promise<Round[]> {
  const { rows } = await client.query<RoundRow>(
    `with bet as (
       select r.id, r.session_id, r.player_id is null as is_demo, d.steps, d.outcome, d.win
       from studio.round r join unnest($1::uuid[], $2::jsonb[], $3::jsonb[], $4::numeric[]) d (id, steps, outcome, win) using (id)
       where r.state = 'playing'
     ), paid as (
       update studio.session s set demo_balance = s.demo_balance + bet.win from bet
       where bet.is_demo and s.id = bet.session_id returning s.id, s.demo_balance
     )
     update studio.round r set steps = bet.steps, outcome = bet.outcome, win = bet.win, balance_after = paid.demo_balance,
       state = case when bet.is_demo then 'settled' else 'drawn' end,
       next_attempt_at = case when not bet.is_demo then $5::timestamptz end,
       closed_at = case when bet.is_demo then $6::timestamptz end
     from bet left join paid on paid.id = bet.session_id
     where r.id = bet.id returning r.*`,
    [
      decided.map(({ id }) => id),
      decided.map(({ steps }) => JSON.stringify(steps)),
      decided.map(({ outcome }) => JSON.stringify(outcome)),
      decided.map(({ win }) => win.toString()),
      nextAttemptAt,
      at,
    ],
  );
  return rows.map(toRound);
}

/** Gives every stake of a shared round back: real ones by a rollback that is due at once, demo ones here. */
export async function returnBets(client: PoolClient, liveRoundId: string, at: Date): Promise<void> {
  await client.query(
    `with bet as (
       select id, session_id, stake, player_id is null as is_demo from studio.round
       where live_round_id = $1 and state = 'playing' for update
     ), paid as (
       update studio.session s set demo_balance = s.demo_balance + bet.stake from bet
       where bet.is_demo and s.id = bet.session_id returning s.id, s.demo_balance
     )
     update studio.round r set outcome = null, balance_after = paid.demo_balance,
       state = case when bet.is_demo then 'returned' else 'returning' end,
       next_attempt_at = case when not bet.is_demo then $2::timestamptz end,
       closed_at = case when bet.is_demo then $2::timestamptz end
     from bet left join paid on paid.id = bet.session_id
     where r.id = bet.id`,
    [liveRoundId, at],
  );
}

/** A bet as every player of the round sees it; amounts in minor units of its own currency, null for pretend credits. */
export interface SharedBet {
  id: string;
  nickname: string | null;
  currency: string | null;
  exponent: number;
  stake: string;
  /** Where its player left a climb, in hundredths; null while he has not. */
  cashedOutAt: number | null;
  /** Null while it is not decided. */
  win: string | null;
}

/** The first bets of a shared round, in the order they came, and how many there are. */
export async function listSharedBets(db: Queryable, liveRoundId: string, limit: number): Promise<{ bets: SharedBet[]; count: number }> {
  const { rows } = await db.query<SharedBet & { count: number }>(
    `select count(*) over ()::integer as count, r.id, s.nickname, s.currency, s.exponent, r.stake::text, (r.outcome ->> 'cashedOutAt')::integer as "cashedOutAt", r.win::text
     from studio.round r join studio.session s on s.id = r.session_id
     where r.live_round_id = $1 and r.state in ('playing', 'drawn', 'settled')
     order by r.created_at, r.id limit $2`,
    [liveRoundId, limit],
  );
  return { bets: rows.map(({ count: _, ...bet }) => bet), count: rows[0]?.count ?? 0 };
}

function columnsOf({
  id,
  sessionId,
  requestId,
  game,
  rulesVersion,
  playerId,
  currency,
  stake,
  choice,
  liveRoundId,
  createdAt,
}: NewLiveBet): unknown[] {
  const chosen = choice === null ? null : JSON.stringify(choice);
  return [id, sessionId, requestId, game, rulesVersion, playerId, currency, stake, chosen, liveRoundId, createdAt];
}
