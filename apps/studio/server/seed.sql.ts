import type { Pool, PoolClient } from 'pg';
import type { FairSeed } from '../engine/fair-source.ts';
import type { Session } from './session.sql.ts';

/** What decides the rounds of one player, or of one demo session, until it is retired. */
export interface SeedPair {
  id: string;
  serverSeed: string;
  clientSeed: string;
  nextNonce: number;
  retiredAt: Date | null;
}
export type NewSeedPair = Pick<SeedPair, 'id' | 'serverSeed' | 'clientSeed'> & { createdAt: Date };
export type RoundSeed = FairSeed & { seedId: string };

type Queryable = Pool | PoolClient;
type Owner = readonly [playerId: string | null, sessionId: string | null];

/** Whose pair a session plays with, as the first two parameters of every statement here. */
export function seedOwner(session: Session): Owner {
  return session.mode === 'real' ? [session.playerId, null] : [null, session.id];
}

/** Takes the next nonce of the owner's pair ($1, $2): part of the statement or transaction that writes the round. */
export const takeNonceSql = `update studio.seed set next_nonce = next_nonce + 1
  where (player_id = $1 or session_id = $2) and retired_at is null
  returning id as "seedId", server_seed as "serverSeed", client_seed as "clientSeed", next_nonce - 1 as nonce`;

export async function takeNonce(client: PoolClient, owner: Owner): Promise<RoundSeed | undefined> {
  const { rows } = await client.query<RoundSeed>(takeNonceSql, [...owner]);
  return rows[0];
}

/** Gives an owner without a pair this one. */
export async function insertSeedPair(db: Queryable, owner: Owner, { id, serverSeed, clientSeed, createdAt }: NewSeedPair): Promise<void> {
  await db.query(
    `insert into studio.seed (player_id, session_id, id, server_seed, client_seed, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [...owner, id, serverSeed, clientSeed, createdAt],
  );
}

/** The owner's latest pairs, the present one first. */
export async function findSeedPairs(pool: Pool, owner: Owner, limit: number): Promise<SeedPair[]> {
  const { rows } = await pool.query<SeedPair>(
    `select id, server_seed as "serverSeed", client_seed as "clientSeed", next_nonce as "nextNonce", retired_at as "retiredAt"
     from studio.seed where player_id = $1 or session_id = $2 order by created_at desc limit $3`,
    [...owner, limit],
  );
  return rows;
}

/**
 * Retires the owner's present pair, after which its server seed may be revealed. False while a round of it is open: whoever
 * knew the seed would know how that round ends. Holds the pair's lock, which every new round takes too.
 */
export async function retireSeedPair(client: PoolClient, owner: Owner, at: Date): Promise<boolean> {
  const lock = async () => {
    const { rows } = await client.query<{ id: string }>(
      'select id from studio.seed where (player_id = $1 or session_id = $2) and retired_at is null for update',
      [...owner],
    );
    return rows[0]?.id;
  };
  // A pair that is retired while this waits for it has a successor, which only a further statement sees.
  const id = (await lock()) ?? (await lock());
  const { rowCount } = await client.query(
    `update studio.seed set retired_at = $2 where id = $1
     and not exists (select from studio.round where seed_id = $1 and next_attempt_at is not null)`,
    [id, at],
  );
  return rowCount === 1;
}

export interface SeededRound {
  nonce: number;
  game: string;
  rulesVersion: string;
  stake: string;
  choice: unknown;
  steps: unknown[];
  win: string | null;
  createdAt: Date;
}

/** The rounds of a pair, newest first; those that were refused or returned took a nonce too. */
export async function listSeededRounds(pool: Pool, seedId: string, limit: number): Promise<SeededRound[]> {
  const { rows } = await pool.query<SeededRound>(
    `select nonce, game, rules_version as "rulesVersion", stake, choice, steps, win, created_at as "createdAt"
     from studio.round where seed_id = $1 order by nonce desc limit $2`,
    [seedId, limit],
  );
  return rows;
}
