import type { Pool, PoolClient } from 'pg';

/** Seeds for many rounds, bound by the one that was shown before the first of them. */
export interface Chain {
  id: string;
  game: string;
  rootSeed: string;
  length: number;
  terminalHash: string;
  salt: string;
  createdAt: Date;
}

/** Gives a game without a chain, or with a used-up one, this one. */
export async function insertChain(pool: Pool, chain: Chain): Promise<void> {
  await pool.query(
    `insert into studio.chain (id, game, root_seed, length, terminal_hash, salt, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (game) where used < length do nothing`,
    [chain.id, chain.game, chain.rootSeed, chain.length, chain.terminalHash, chain.salt, chain.createdAt],
  );
}

const columns = `id, game, root_seed as "rootSeed", length, terminal_hash as "terminalHash", salt, created_at as "createdAt"`;

/** The chain that the game's next round takes its seed from. */
export async function findOpenChain(pool: Pool, game: string): Promise<Chain | null> {
  const { rows } = await pool.query<Chain>(`select ${columns} from studio.chain where game = $1 and used < length`, [game]);
  return rows[0] ?? null;
}

export async function findChain(pool: Pool, id: string): Promise<Chain | null> {
  const { rows } = await pool.query<Chain>(`select ${columns} from studio.chain where id = $1`, [id]);
  return rows[0] ?? null;
}

/** The chain's next number, held for the transaction that opens a round with it; null when the chain is used up. */
export async function lockNextNumber(client: PoolClient, chainId: string): Promise<number | null> {
  const { rows } = await client.query<{ number: number }>(
    'select used + 1 as number from studio.chain where id = $1 and used < length for update',
    [chainId],
  );
  return rows[0]?.number ?? null;
}

export async function countNumber(client: PoolClient, chainId: string): Promise<void> {
  await client.query('update studio.chain set used = used + 1 where id = $1', [chainId]);
}
