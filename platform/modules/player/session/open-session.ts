import { newId, type Caller, type Kernel, type Transaction } from '#kernel';
import { insertSession } from './session.sql.ts';
import { noteSignIn } from './sign-in.sql.ts';
import { sessionEnd } from './session-limits.ts';

/** What a player signs in from; stored with the session so that the player recognises it. */
export interface Device {
  caller: Caller;
  userAgent: string;
  fingerprint?: string | undefined;
}

/** A session with the id of its newest token, enough to issue that token. */
export interface OpenSession {
  playerId: string;
  sessionId: string;
  tokenId: string;
}

/** The payload of `player.session.opened`. */
export interface SessionOpened {
  sessionId: string;
  at: string;
}

/** (A 9) */
const mobileAgents = /android|webos|iphone|ipad|ipod|blackberry|iemobile|opera mini/i;

/** Opens a session with the transaction's other writes, and emits `player.session.opened`. Not proven: by a link, which others may have read. */
export function openSession(
  tx: Transaction,
  { clock, events, config }: Kernel,
  { playerId, device, isProven = true }: { playerId: string; device: Device; isProven?: boolean },
): OpenSession {
  const session = { playerId, sessionId: newId(), tokenId: newId() };
  const now = clock.now();
  tx.write(
    insertSession({
      id: session.sessionId,
      playerId,
      tokenId: session.tokenId,
      createdAt: now,
      expiresAt: sessionEnd({ createdAt: now, refreshedAt: now }, config.protection.idleMinutes),
      ip: device.caller.ip,
      country: device.caller.country,
      fingerprint: device.fingerprint ?? null,
      provenAt: isProven ? now : null,
      userAgent: device.userAgent,
      deviceType: mobileAgents.test(device.userAgent) ? 'mobile' : 'desktop',
    }),
  );
  tx.write(noteSignIn(playerId, now));
  const payload: SessionOpened = { sessionId: session.sessionId, at: now.toISOString() };
  events.emit(tx, { topic: 'player.session.opened', playerId, payload });
  return session;
}
