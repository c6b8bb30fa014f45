import type { Kernel, Queryable } from '#kernel';
import { perKernel } from '../per-kernel.ts';
import { selectLivingSession } from './session.sql.ts';

/** How long this process may still accept a session that another process closed, or a player who was blocked. */
export const revocationDelayMs = 5_000;
/** How many sessions are cached; the oldest are dropped. */
const capacity = 50_000;

type Known = { expiresAt: number; checkedAt: number } | 'ended';

export interface LivingSessions {
  /** Whether the session is open, within its limits, and its player not blocked. One lookup in `revocationDelayMs`. */
  isAlive(sessionId: string): Promise<boolean>;
  /** Refuses a closed session in this process from now on. */
  end(sessionId: string): void;
}

export const livingSessions = perKernel(({ db, clock }: Kernel): LivingSessions => {
  const known = new Map<string, Known>();

  function keep(sessionId: string, state: Known): void {
    known.delete(sessionId);
    known.set(sessionId, state);
    if (known.size > capacity) known.delete(known.keys().next().value!);
  }

  async function look(sessionId: string, now: number): Promise<Known> {
    const row = await db.maybe(selectLivingSession(sessionId));
    // It may have been closed while the lookup was under way; nothing brings a session back.
    if (!row || known.get(sessionId) === 'ended') return 'ended';
    return { expiresAt: row.expiresAt.getTime(), checkedAt: now };
  }

  return {
    async isAlive(sessionId) {
      const now = clock.now().getTime();
      let state = known.get(sessionId);
      if (state === undefined || (state !== 'ended' && now - state.checkedAt >= revocationDelayMs)) {
        state = await look(sessionId, now);
        keep(sessionId, state);
      }
      return state !== 'ended' && now < state.expiresAt;
    },
    end: (sessionId) => keep(sessionId, 'ended'),
  };
});

/** Whether the session is open as the database has it, for what must not wait for `revocationDelayMs`. */
export async function isSessionOpen(db: Queryable, sessionId: string, now: Date): Promise<boolean> {
  const session = await db.maybe(selectLivingSession(sessionId));
  return session !== undefined && now < session.expiresAt;
}

/** Refuses a session that another process closed, whatever this process has cached. */
export function endSessionHere(kernel: Kernel, sessionId: string): void {
  livingSessions(kernel).end(sessionId);
}
