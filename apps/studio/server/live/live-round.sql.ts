import type { Pool, PoolClient } from 'pg';
import type { LiveResult } from '../../games/live-game.ts';
import type { LiveState } from './round-clock.ts';

/** One round that all players of a game share. Its seed and result are known to the studio alone until no bet can be placed or taken back. */
export interface LiveRound {
  id: string;
  game: string;
  rulesVersion: string;
  chainId: string;
  /** Which seed of the chain decides it, and the nonce of its random words. */
  number: number;
  seed: string;
  salt: string;
  result: LiveResult;
  state: LiveState;
  openedAt: Date;
  beginsAt: Date;
  endsAt: Date;
}

type Queryable = Pool | PoolClient;

const columns = `l.id, l.game, l.rules_version as "rulesVersion", l.chain_id as "chainId", l.number, l.seed, c.salt, l.result, l.state,
  l.opened_at as "openedAt", l.begins_at as "beginsAt", l.ends_at as "endsAt"`;
const source = 'studio.live_round l join studio.chain c on c.id = l.chain_id';

/** The game's rounds, the latest first. */
export async function listLiveRounds(db: Queryable, game: string, limit: number): Promise<LiveRound[]> {
  const { rows } = await db.query<LiveRound>(`select ${columns} from ${source} where l.game = $1 order by l.opened_at desc limit $2`, [
    game,
    limit,
  ]);
  return rows;
}

export async function findLiveRound(db: Queryable, id: string): Promise<LiveRound | null> {
  const { rows } = await db.query<LiveRound>(`select ${columns} from ${source} where l.id = $1`, [id]);
  return rows[0] ?? null;
}

export type NewLiveRound = Omit<LiveRound, 'state' | 'salt'>;

/** False when a round of the game is under way already: another process has opened it. */
export async function insertLiveRound(client: PoolClient, round: NewLiveRound): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into studio.live_round (id, game, rules_version, chain_id, number, seed, result, opened_at, begins_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (game) where state in ('betting', 'running') do nothing`,
    [
      round.id,
      round.game,
      round.rulesVersion,
      round.chainId,
      round.number,
      round.seed,
      JSON.stringify(round.result),
      round.openedAt,
      round.beginsAt,
      round.endsAt,
    ],
  );
  return rowCount === 1;
}

/** Takes a round from one stage to the next; false when it is not at that stage any more. */
export async function moveLiveRound(db: Queryable, id: string, from: LiveState, to: LiveState): Promise<boolean> {
  const { rowCount } = await db.query('update studio.live_round set state = $3 where id = $1 and state = $2', [id, from, to]);
  return rowCount === 1;
}

/** The games with a round under way. */
export async function listOpenGames(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ game: string }>("select game from studio.live_round where state in ('betting', 'running')");
  return rows.map(({ game }) => game);
}
