import type { PageMeta, Session } from '@verdigale/contract';
import { validate } from 'uuid';
import { AppError, pageOf, type Kernel, type PageRequest } from '#kernel';
import { closeSession } from './close-session.ts';
import { countSessions, selectSession, selectSessions, type ListedSessionRow } from './session.sql.ts';

/** A player's sessions, newest first; those that ended long ago are forgotten (forget-sessions.ts). (wire 3.3) */
export async function listSessions(
  { db, clock }: Kernel,
  playerId: string,
  request: PageRequest,
): Promise<{ data: Session[]; meta: PageMeta }> {
  const page = pageOf(request);
  const [rows, { total }] = await Promise.all([db.all(selectSessions(playerId, page)), db.one(countSessions(playerId))]);
  return { data: rows.map((row) => viewSession(row, clock.now())), meta: page.meta(total) };
}

/** Closes a session of this player and answers its row. Throws notFound for any other; closing twice changes nothing. */
export async function closeOwnSession(kernel: Kernel, playerId: string, sessionId: string): Promise<Session> {
  const row = await kernel.db.transaction(async (tx) => {
    const found = validate(sessionId) ? await tx.maybe(selectSession(sessionId)) : undefined;
    if (found?.playerId !== playerId) throw new AppError('notFound', 'no such session');
    // As it is stored, not as it was typed: processes and sockets compare it letter by letter.
    await closeSession(tx, kernel, found.id);
    return tx.one(selectSession(found.id));
  });
  return viewSession(row, kernel.clock.now());
}

function viewSession(row: ListedSessionRow, now: Date): Session {
  // A session that has expired by itself has ended too.
  const closedAt = row.closedAt ?? (row.expiresAt <= now ? row.expiresAt : null);
  return {
    sessionId: row.id,
    playerId: row.playerId,
    ip: row.ip,
    country: row.country ?? '',
    deviceType: row.deviceType,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}
