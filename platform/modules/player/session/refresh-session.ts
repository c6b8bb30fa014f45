import { playerStatus, type AuthResponse } from '@verdigale/contract';
import { AppError, newId, type Kernel, type Transaction } from '#kernel';
import { logAuth } from '../auth-log.ts';
import { accessTokens } from '../token/access-token.ts';
import { answerSession } from './answer-session.ts';
import { closeSession } from './close-session.ts';
import { livingSessions } from './living-sessions.ts';
import type { OpenSession } from './open-session.ts';
import { repeatWindowMs, sessionEnd } from './session-limits.ts';
import { lockSession, rotateToken, type SessionRow } from './session.sql.ts';

/**
 * A new token for the session of this one, which may just have expired. A session has one newest token: the one before it is
 * taken for a short while more (its reply may have been lost) and answered with the newest; any older one was copied, so
 * the session is closed for both holders. Throws unauthorised.
 */
export async function refreshSession(kernel: Kernel, token: string, ip: string): Promise<AuthResponse> {
  const read = await accessTokens(kernel).read(token);
  const session = read && (await kernel.db.transaction((tx) => takeNewestToken(tx, kernel, read.claims)));
  if (!session) {
    logAuth(kernel, { event: 'refresh', outcome: 'refused', playerId: read?.claims.playerId, ip });
    throw new AppError('unauthorised', 'the session is over');
  }
  return answerSession(kernel, session);
}

async function takeNewestToken(tx: Transaction, kernel: Kernel, { sessionId, tokenId }: OpenSession): Promise<OpenSession | null> {
  const row = await tx.maybe(lockSession(sessionId));
  const now = kernel.clock.now();
  switch (row && judgeRefresh(row, tokenId, now)) {
    case 'rotate': {
      const newest = newId();
      const { idleMinutes } = kernel.config.protection;
      const end = sessionEnd({ createdAt: row!.createdAt, refreshedAt: now }, idleMinutes);
      // A page that nobody uses refreshes too: calls alone keep a session awake.
      const expiresAt = idleMinutes !== null && row!.expiresAt < end ? row!.expiresAt : end;
      tx.write(rotateToken(sessionId, { tokenId: newest, refreshedAt: now, expiresAt }));
      if (dayOf(row!.refreshedAt) !== dayOf(now)) emitContinued(tx, kernel, { playerId: row!.playerId, at: now });
      tx.afterCommit(() => livingSessions(kernel).refreshed(sessionId));
      return { playerId: row!.playerId, sessionId, tokenId: newest };
    }
    case 'repeat':
      return { playerId: row!.playerId, sessionId, tokenId: row!.tokenId };
    case 'stolen':
      kernel.log.warn({ sessionId, playerId: row!.playerId }, 'an old token was used to refresh: the session is closed');
      await closeSession(tx, kernel, sessionId);
      return null;
    default:
      return null;
  }
}

/** The payload of `player.session.continued`: who stays signed in is there on another day (UTC), by the first refresh of that day. */
export interface SessionContinued {
  at: string;
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

function emitContinued(tx: Transaction, { events }: Kernel, { playerId, at }: { playerId: string; at: Date }): void {
  const payload: SessionContinued = { at: at.toISOString() };
  events.emit(tx, { topic: 'player.session.continued', playerId, payload });
}

/** What a refresh with this token means for the session. */
function judgeRefresh(session: SessionRow, tokenId: string, now: Date): 'over' | 'rotate' | 'repeat' | 'stolen' {
  if (session.closedAt || session.expiresAt <= now || session.playerStatus === playerStatus.blocked) return 'over';
  if (tokenId === session.tokenId) return 'rotate';
  const isRepeat = tokenId === session.previousTokenId && now.getTime() - session.refreshedAt.getTime() < repeatWindowMs;
  return isRepeat ? 'repeat' : 'stolen';
}
