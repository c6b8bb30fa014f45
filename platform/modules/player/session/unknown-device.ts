import type { Queryable } from '#kernel';
import { requirePlayer } from '../get-profile.ts';
import { rememberMs } from './forget-sessions.ts';
import { countEarlierSessions, selectSession } from './session.sql.ts';

/** Where somebody signed in from, for the player's notification. */
export interface SignInDevice {
  ip: string;
  country: string | null;
  userAgent: string;
  createdAt: Date;
}

/** What a session was opened from; undefined when it is forgotten by now. */
export async function getSignInDevice(db: Queryable, sessionId: string): Promise<SignInDevice | undefined> {
  const row = await db.maybe(selectSession(sessionId));
  return row && { ip: row.ip, country: row.country, userAgent: row.userAgent, createdAt: row.createdAt };
}

/**
 * Whether none of the player's earlier sessions came from this session's device: the same fingerprint, or the same browser
 * at the same address where a browser hides its traits. A player's very first session is never reported; the first one after those before were
 * forgotten is, since accounts that nobody looks after are taken over most.
 */
export async function isFromUnknownDevice(db: Queryable, sessionId: string): Promise<boolean> {
  const row = await db.maybe(selectSession(sessionId));
  if (!row) return false;
  const { total, alike } = await db.one(countEarlierSessions(row));
  if (total > 0) return alike === 0;
  const { createdAt } = await requirePlayer(db, row.playerId);
  return row.createdAt.getTime() - createdAt.getTime() > rememberMs;
}
