import type { Clock, SessionPort } from './session-port.ts';
import { isExpired } from './token-expiry.ts';

/** The lock between tabs. (A 4, wire 17) */
const LOCK_KEY = 'refreshSession';
const LOCK_VALUE = 'loading';
const POLL_MS = 500;
const MAX_POLLS = 10;

/** Asks the platform for a new token with the old one as bearer. */
export type RefreshCall = (token: string) => Promise<string>;

/**
 * Gives the token to send with what is asked now: the session's own, or a new one when it has expired; null without a session, also when
 * it ended because the refresh failed. Many calls of a tab share one refresh, and so do many tabs through the lock.
 */
export function tokenSource(session: SessionPort, refresh: RefreshCall, clock: Clock): () => Promise<string | null> {
  let running: Promise<string | null> | undefined;

  return async () => {
    const token = session.getToken();
    if (token === null || !isExpired(token, clock.now())) return token;
    running ??= renew(token, session, refresh, clock).finally(() => (running = undefined));
    return running;
  };
}

async function renew(token: string, session: SessionPort, refresh: RefreshCall, clock: Clock): Promise<string | null> {
  if (session.lock.getItem(LOCK_KEY) === LOCK_VALUE) return othersToken(token, session, clock);
  session.lock.setItem(LOCK_KEY, LOCK_VALUE);
  try {
    const fresh = await refresh(token);
    // Somebody who signed out or in meanwhile, here or in another tab, must not get this session back. A call that was made before still gets the new
    // token: a sign-out above all, without which the session would stay open.
    if (session.getToken() === token) session.saveToken(fresh);
    return fresh;
  } catch {
    if (session.getToken() === token) session.onSessionEnded();
    return null;
  } finally {
    session.lock.removeItem(LOCK_KEY);
  }
}

/** Waits for the tab that holds the lock, then reads the cookie again: the token itself never goes through the storage. */
async function othersToken(old: string, session: SessionPort, clock: Clock): Promise<string | null> {
  for (let poll = 0; poll < MAX_POLLS && session.lock.getItem(LOCK_KEY) === LOCK_VALUE; poll += 1) await clock.wait(POLL_MS);
  // A tab that was closed during a refresh leaves its lock behind, which would end every later session too.
  session.lock.removeItem(LOCK_KEY);
  const token = session.getToken();
  // Where somebody signed out or in meanwhile, it is not theirs that is over.
  if (token === old) session.onSessionEnded();
  return token === old ? null : token;
}
