import { keepNewest, perKernel, type Kernel, type Queryable } from '#kernel';
import { sessionEnd } from './session-limits.ts';
import { prolong, selectLivingSession, type LivingSessionRow } from './session.sql.ts';

/** How long this process may still accept a session that another process closed, or a player who was blocked. */
export const revocationDelayMs = 5_000;
/** A refresh ends the previous token; calls already under way with it are still accepted for this long. */
export const callsUnderWayMs = 10_000;
/** Where calls keep a session awake, its end is moved on at most so often. */
const awakeEveryMs = 30_000;
/** How many sessions are cached; the oldest are dropped. */
const capacity = 50_000;

type Known = (LivingSessionRow & { checkedAt: number }) | 'ended';

export interface LivingSessions {
  /** Whether the session is open, within its limits, and its player not blocked. One lookup in `revocationDelayMs`. */
  isAlive(sessionId: string): Promise<boolean>;
  /** The same, and whether this is the token that the session has now. */
  accepts(sessionId: string, tokenId: string): Promise<boolean>;
  /** Puts the end of an open session off, as a call of its player would. */
  stayAwake(sessionId: string): Promise<void>;
  /** Looks again before the next call: the session has another token. */
  refreshed(sessionId: string): void;
  /** Refuses a closed session in this process from now on. */
  end(sessionId: string): void;
}

export const livingSessions = perKernel(({ db, clock, config }: Kernel): LivingSessions => {
  const known = new Map<string, Known>();

  function keep(sessionId: string, state: Known): Known {
    keepNewest(known, sessionId, state, capacity);
    return state;
  }

  async function look(sessionId: string, now: number): Promise<Known> {
    const row = await db.maybe(selectLivingSession(sessionId));
    // It may have been closed while the lookup was under way; nothing brings a session back.
    if (!row || known.get(sessionId) === 'ended') return keep(sessionId, 'ended');
    return keep(sessionId, { ...row, checkedAt: now });
  }

  /** Also when the clock was set back since: else what was found then would count for as long as the clock was set back by. */
  const isWithin = (ms: number, at: number, now: number) => Math.abs(now - at) < ms;

  async function find(sessionId: string, now: number): Promise<LivingSessionRow | null> {
    let state = known.get(sessionId);
    if (state === undefined || (state !== 'ended' && !isWithin(revocationDelayMs, state.checkedAt, now)))
      state = await look(sessionId, now);
    return state === 'ended' || now >= state.expiresAt.getTime() ? null : state;
  }

  /** Where players sign in again after idle minutes, each call puts the end of the session off. Whether it is still open. (GLI 2.5.4) */
  async function keepAwake(sessionId: string, session: LivingSessionRow, now: number): Promise<boolean> {
    const { idleMinutes } = config.protection;
    if (idleMinutes === null) return true;
    const end = sessionEnd({ createdAt: session.createdAt, refreshedAt: new Date(now) }, idleMinutes);
    if (end.getTime() - session.expiresAt.getTime() < awakeEveryMs) return true;
    if ((await db.run(prolong(sessionId, end, new Date(now)))) === 0) {
      // Another call has put it off as far, or what this one waited for has closed the session.
      await look(sessionId, now);
      return (await find(sessionId, now)) !== null;
    }
    session.expiresAt = end;
    return true;
  }

  function isItsToken(session: LivingSessionRow, tokenId: string, now: number): boolean {
    if (tokenId === session.tokenId) return true;
    return tokenId === session.previousTokenId && isWithin(callsUnderWayMs, session.refreshedAt.getTime(), now);
  }

  return {
    isAlive: async (sessionId) => (await find(sessionId, clock.now().getTime())) !== null,
    async accepts(sessionId, tokenId) {
      const now = clock.now().getTime();
      let session = await find(sessionId, now);
      if (session && ![session.tokenId, session.previousTokenId].includes(tokenId)) {
        // Another process may have refreshed it since.
        await look(sessionId, now);
        session = await find(sessionId, now);
      }
      if (!session || !isItsToken(session, tokenId, now)) return false;
      return keepAwake(sessionId, session, now);
    },
    async stayAwake(sessionId) {
      if (config.protection.idleMinutes === null) return;
      const now = clock.now().getTime();
      const session = await find(sessionId, now);
      if (session) await keepAwake(sessionId, session, now);
    },
    refreshed: (sessionId) => void (known.get(sessionId) !== 'ended' && known.delete(sessionId)),
    end: (sessionId) => void keep(sessionId, 'ended'),
  };
});

/** Whether the session is open as the database has it, for what must not wait for `revocationDelayMs`. */
export async function isSessionOpen(db: Queryable, sessionId: string, now: Date): Promise<boolean> {
  const session = await db.maybe(selectLivingSession(sessionId));
  return session !== undefined && now < session.expiresAt;
}

/** Whoever bets is not idle, though the studio makes the call. (GLI 2.5.4) */
export async function stayAwake(kernel: Kernel, sessionId: string): Promise<void> {
  await livingSessions(kernel).stayAwake(sessionId);
}

/** Refuses a session that another process closed, whatever this process has cached. */
export function endSessionHere(kernel: Kernel, sessionId: string): void {
  livingSessions(kernel).end(sessionId);
}
