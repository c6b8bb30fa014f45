import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError, newId, type Clock, type Queryable } from '#kernel';

/** A launch ends by itself after this time; a new launch gives a new one. */
const sessionHours = 12;

/** One launch of one game for real play, as the provider's token names it. */
export interface GameSession {
  id: string;
  provider: string;
  gameId: string;
  gameIdentity: string;
  playerId: string;
  accountId: string;
  currency: string;
  exponent: number;
  locale: string;
  country: string | null;
  platform: number;
  nickname: string | null;
  /** The most that one bet may be, in minor units; null for no such rule. */
  maxStake: bigint | null;
  expiresAt: Date;
  closedAt: Date | null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export interface OpenedSession {
  id: string;
  /** Kept nowhere. */
  token: string;
}

/** Opens a session for a launch. */
export async function openGameSession(
  db: Queryable,
  clock: Clock,
  session: Omit<GameSession, 'id' | 'expiresAt' | 'closedAt'>,
): Promise<OpenedSession> {
  const id = newId();
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + sessionHours * 3_600_000);
  await db.run(sql`insert into game.session
    (id, token_hash, provider, game_id, game_identity, player_id, account_id, currency, exponent, locale, country, platform, nickname, max_stake,
      created_at, expires_at)
    values (${id}, ${hashOf(token)}, ${session.provider}, ${session.gameId}, ${session.gameIdentity}, ${session.playerId}, ${session.accountId},
      ${session.currency}, ${session.exponent}, ${session.locale}, ${session.country}, ${session.platform}, ${session.nickname}, ${session.maxStake}, ${now}, ${expiresAt})`);
  return { id, token };
}

/** The session of a provider's token, alive or not; throws gameTokenInvalid when there never was one of this provider. */
export async function getGameSession(db: Queryable, provider: string, token: string): Promise<GameSession> {
  const session =
    await db.maybe(sql<GameSession>`select id, provider, game_id as "gameId", game_identity as "gameIdentity", player_id as "playerId",
    account_id as "accountId", currency, exponent, locale, country, platform, nickname, max_stake as "maxStake", expires_at as "expiresAt", closed_at as "closedAt"
    from game.session where token_hash = ${hashOf(token)} and provider = ${provider}`);
  if (!session) throw new AppError('gameTokenInvalid', 'no such session');
  return session;
}

/** Throws gameTokenInvalid when the session has ended: new bets need a living one, wins and rollbacks do not. */
export function requireAlive({ closedAt, expiresAt }: GameSession, clock: Clock): void {
  if (closedAt || expiresAt <= clock.now()) throw new AppError('gameTokenInvalid', 'the session has ended');
}
