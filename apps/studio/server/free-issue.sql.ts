import type { Pool, PoolClient } from 'pg';
import type { Queryable } from './round.sql.ts';
import type { RealSession } from './session.sql.ts';

/** Rounds that a casino has given to a player of one game. */
export interface FreeIssue {
  id: string;
  playerId: string;
  currency: string;
  game: string;
  quantity: number;
  stake: bigint;
  validFrom: Date;
  validUntil: Date;
  cancelledAt: Date | null;
  /** Rounds that have begun and were not taken back. */
  used: number;
  /** What they have won so far. */
  won: bigint;
}

interface FreeIssueRow {
  id: string;
  player_id: string;
  currency: string;
  game: string;
  quantity: number;
  stake: string;
  valid_from: Date;
  valid_until: Date;
  cancelled_at: Date | null;
  used: number;
  won: string;
}

const counted = "r.free_issue_id = i.id and r.state not in ('refused', 'returned')";
const issueColumns = `i.*, (select count(*)::int from studio.round r where ${counted}) as used,
  (select coalesce(sum(r.win), 0) from studio.round r where ${counted}) as won`;

export async function findIssue(db: Queryable, id: string): Promise<FreeIssue | null> {
  const { rows } = await db.query<FreeIssueRow>(`select ${issueColumns} from studio.free_issue i where i.id = $1`, [id]);
  return rows[0] ? toIssue(rows[0]) : null;
}

/** The issue that a session plays next: of those with rounds left, the one that ends first. */
export async function findPlayableIssue(db: Queryable, { playerId, game, currency }: RealSession, now: Date): Promise<FreeIssue | null> {
  const { rows } = await db.query<FreeIssueRow>(
    `select * from (
       select ${issueColumns} from studio.free_issue i
       where i.player_id = $1 and i.game = $2 and i.currency = $3 and i.cancelled_at is null and i.valid_from <= $4 and i.valid_until > $4
     ) i where used < quantity order by valid_until, id limit 1`,
    [playerId, game, currency, now],
  );
  return rows[0] ? toIssue(rows[0]) : null;
}

/** Keeps an issue; one that is kept already stays as it is. */
export async function insertIssue(pool: Pool, issue: Omit<FreeIssue, 'cancelledAt' | 'used' | 'won'>, at: Date): Promise<void> {
  await pool.query(
    `insert into studio.free_issue (id, player_id, currency, game, quantity, stake, valid_from, valid_until, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
    [issue.id, issue.playerId, issue.currency, issue.game, issue.quantity, issue.stake, issue.validFrom, issue.validUntil, at],
  );
}

export async function cancelIssue(pool: Pool, id: string, at: Date): Promise<void> {
  await pool.query('update studio.free_issue set cancelled_at = $2 where id = $1 and cancelled_at is null', [id, at]);
}

/** The first round of an issue that is not played yet. The player's one open round keeps two of them from taking the same. */
export async function nextFreeIndex(db: Pool | PoolClient, { id, quantity }: FreeIssue): Promise<number | null> {
  const { rows } = await db.query<{ index: number }>(
    `select index from generate_series(1, $2::int) index
     where not exists (select from studio.round r where r.free_issue_id = $1 and r.free_index = index and r.state not in ('refused', 'returned'))
     order by index limit 1`,
    [id, quantity],
  );
  return rows[0]?.index ?? null;
}

function toIssue(row: FreeIssueRow): FreeIssue {
  return {
    id: row.id,
    playerId: row.player_id,
    currency: row.currency,
    game: row.game,
    quantity: row.quantity,
    stake: BigInt(row.stake),
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    cancelledAt: row.cancelled_at,
    used: row.used,
    won: BigInt(row.won),
  };
}
