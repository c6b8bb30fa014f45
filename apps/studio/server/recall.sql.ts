import type { Pool } from 'pg';
import type { FairSeed } from '../engine/fair-source.ts';
import { toRound, type Round, type RoundRow } from './round.sql.ts';

export type PastRound = Round & { exponent: number; closedAt: Date | null };

/** A round of this player and currency for money. One whose stake was refused does not count. */
export async function findPastRound(pool: Pool, id: string, playerId: string, currency: string): Promise<PastRound | null> {
  const { rows } = await pool.query<RoundRow & { exponent: number; closed_at: Date | null }>(
    `select r.*, s.exponent from studio.round r join studio.session s on s.id = r.session_id
     where r.id = $1 and r.player_id = $2 and r.currency = $3 and r.state <> 'refused'`,
    [id, playerId, currency],
  );
  return rows[0] ? { ...toRound(rows[0]), exponent: rows[0].exponent, closedAt: rows[0].closed_at } : null;
}

/** A round for money that is decided, with the seeds that decided it: the player's own pair, or those of a shared round. */
export async function findDecidedRound(pool: Pool, id: string): Promise<{ round: PastRound; seed: FairSeed } | null> {
  const { rows } = await pool.query<
    RoundRow & { exponent: number; closed_at: Date | null; server_seed: string; client_seed: string; nonce: number }
  >(
    `select r.*, s.exponent, coalesce(f.server_seed, l.seed) as server_seed, coalesce(f.client_seed, c.salt) as client_seed,
       coalesce(r.nonce, l.number) as nonce
     from studio.round r join studio.session s on s.id = r.session_id
     left join studio.seed f on f.id = r.seed_id
     left join studio.live_round l on l.id = r.live_round_id left join studio.chain c on c.id = l.chain_id
     where r.id = $1 and r.player_id is not null and r.state in ('drawn', 'settled')`,
    [id],
  );
  const row = rows[0];
  if (!row) return null;
  return {
    round: { ...toRound(row), exponent: row.exponent, closedAt: row.closed_at },
    seed: { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce },
  };
}
