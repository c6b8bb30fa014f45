import type { Pool, PoolClient } from 'pg';

export type Mode = 'real' | 'demo';

interface Common {
  /** Unguessable; the frame names it with each call. */
  id: string;
  game: string;
  exponent: number;
  locale: string;
  lobbyUrl: string | null;
  /** The origin of the page that frames the game. */
  parentOrigin: string;
  /** Whether features may be bought in it. */
  mayBuy: boolean;
  createdAt: Date;
}
export type RealSession = Common & {
  mode: 'real';
  token: string;
  playerId: string;
  currency: string;
  nickname: string | null;
  /** From the start of a round to the next one's, as the platform asks for this launch. */
  leastRoundMs: number;
};
export type DemoSession = Common & { mode: 'demo'; demoBalance: bigint };
/** One launch of a game. */
export type Session = RealSession | DemoSession;

interface SessionRow {
  id: string;
  game: string;
  mode: Mode;
  token: string | null;
  player_id: string | null;
  currency: string | null;
  /** Masked by the platform, as strangers may see it. */
  nickname: string | null;
  exponent: number;
  locale: string;
  lobby_url: string | null;
  parent_origin: string;
  may_buy: boolean;
  least_round_ms: number;
  demo_balance: string | null;
  created_at: Date;
}

export async function insertSession(pool: Pool, session: Session): Promise<void> {
  const real = session.mode === 'real' ? session : null;
  await pool.query(
    `insert into studio.session
       (id, game, mode, token, player_id, currency, exponent, locale, lobby_url, parent_origin, demo_balance, created_at, nickname, may_buy, least_round_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      session.id,
      session.game,
      session.mode,
      real?.token,
      real?.playerId,
      real?.currency,
      session.exponent,
      session.locale,
      session.lobbyUrl,
      session.parentOrigin,
      session.mode === 'demo' ? session.demoBalance : null,
      session.createdAt,
      real?.nickname,
      session.mayBuy,
      real?.leastRoundMs ?? 0,
    ],
  );
}

export async function findSession(pool: Pool, id: string): Promise<Session | null> {
  const { rows } = await pool.query<SessionRow>('select * from studio.session where id = $1', [id]);
  return rows[0] ? toSession(rows[0]) : null;
}

/**
 * Locks a demo session for one round and returns its pretend credits; null when another round of it is under way
 * (it never waits).
 */
export async function lockDemoBalance(client: PoolClient, id: string): Promise<bigint | null> {
  const { rows } = await client.query<{ demo_balance: string }>(
    "select demo_balance from studio.session where id = $1 and mode = 'demo' for update skip locked",
    [id],
  );
  return rows[0] ? BigInt(rows[0].demo_balance) : null;
}

export async function setDemoBalance(client: Pool | PoolClient, id: string, balance: bigint): Promise<void> {
  await client.query("update studio.session set demo_balance = $2 where id = $1 and mode = 'demo'", [id, balance]);
}

/** Forgets demo sessions that began before `before`, with their rounds: nothing of value is in them. */
export async function deleteDemoSessions(pool: Pool, before: Date): Promise<number> {
  const { rowCount } = await pool.query("delete from studio.session where mode = 'demo' and created_at < $1", [before]);
  return rowCount ?? 0;
}

function toSession(row: SessionRow): Session {
  const common: Common = {
    id: row.id,
    game: row.game,
    exponent: row.exponent,
    locale: row.locale,
    lobbyUrl: row.lobby_url,
    parentOrigin: row.parent_origin,
    mayBuy: row.may_buy,
    createdAt: row.created_at,
  };
  if (row.mode === 'demo') return { ...common, mode: 'demo', demoBalance: BigInt(row.demo_balance ?? 0) };
  const { token, player_id: playerId, currency } = row;
  if (token === null || playerId === null || currency === null) throw new Error('a real session without its player');
  return { ...common, mode: 'real', token, playerId, currency, nickname: row.nickname, leastRoundMs: row.least_round_ms };
}
