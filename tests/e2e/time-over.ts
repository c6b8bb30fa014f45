import { join } from 'node:path';
import pg from 'pg';
import { findRunningPostgres } from '../../apps/server/postgres/index.ts';

/** The time of a player's running bonus is over now, and what ends such bonuses every minute comes at once. */
export async function endTimeOfBonus(playerId: string): Promise<void> {
  const client = new pg.Client({ connectionString: findRunningPostgres(join(process.env.E2E_DATA_DIR!, 'postgres'))! });
  await client.connect();
  try {
    await client.query('update bonus.player_bonus set wagering_expires_at = now() where player_id = $1 and status = 2', [playerId]);
    await client.query("insert into jobs.job (name) values ('bonus.expire')");
  } finally {
    await client.end();
  }
}
