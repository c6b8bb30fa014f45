import { randomBytes } from 'node:crypto';
import { AppError, newId, sha256, type Clock, type Kernel, type Queryable } from '#kernel';
import { isSessionOpen, stayAwake } from '#modules/player';
import { knownSessions } from './known-sessions.ts';
import { insertSession, sessionByToken, type GameSession, type LaunchedSession } from './session.sql.ts';

/** A session expires after this time; a new launch opens a new one. */
const sessionHours = 12;

export type { GameSession };

export interface OpenedSession {
  id: string;
  /** Not stored; only its hash is. */
  token: string;
}

/** Opens a session for a launch. */
export async function openGameSession(
  db: Queryable,
  clock: Clock,
  session: Omit<LaunchedSession, 'id' | 'expiresAt'>,
): Promise<OpenedSession> {
  const id = newId();
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + sessionHours * 3_600_000);
  await db.run(insertSession({ ...session, id, createdAt: now, expiresAt }, sha256(token)));
  return { id, token };
}

/** The session of a provider's token, alive or not; throws gameTokenInvalid when there never was one of this provider. */
export async function getGameSession(kernel: Kernel, provider: string, token: string): Promise<GameSession> {
  const hash = sha256(token);
  const name = `${provider}:${hash.toString('base64')}`;
  const known = knownSessions(kernel).find(name);
  if (known) return known;
  const session = await kernel.db.maybe(sessionByToken(provider, hash));
  if (!session) throw new AppError('gameTokenInvalid', 'no such session');
  knownSessions(kernel).keep(name, session);
  return session;
}

/** Whether the sign-in of the launch still holds: signing out, a new password or a block ends what was launched before. */
export async function isSignedIn(db: Queryable, { playerSessionId }: GameSession, now: Date): Promise<boolean> {
  return playerSessionId === null || isSessionOpen(db, playerSessionId, now);
}

/** The player has just bet. Not within the bet's transaction: that holds the wallet, which whoever ends a session locks after the session. */
export async function notePlayed(kernel: Kernel, { playerSessionId }: GameSession): Promise<void> {
  if (playerSessionId !== null) await stayAwake(kernel, playerSessionId);
}

/** Throws gameTokenInvalid when the session has ended: new bets need a living one, wins and rollbacks do not. */
export function requireAlive({ expiresAt }: GameSession, isStillSignedIn: boolean, now: Date): void {
  if (!isStillSignedIn || expiresAt <= now) throw new AppError('gameTokenInvalid', 'the session has ended');
}
