import type { Kernel } from '#kernel';
import { perKernel } from '../per-kernel.ts';
import { selectLivingSession } from './session.sql.ts';

/** The longest that a session closed by another process, or a blocked player, lives on in this one. */
export const revocationDelayMs = 5_000;
/** Sessions kept in mind; the oldest are asked for again. */
const capacity = 50_000;

type Known = { expiresAt: number; checkedAt: number } | 'ended';

export interface LivingSessions {
  /** Whether the session is open, within its limits, and its player not blocked. One lookup in `revocationDelayMs`. */
  isAlive(sessionId: string): Promise<boolean>;
  /** The session is closed: from now on it is dead in this process. */
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

/** Another process closed this session: it is dead here from now on, whatever this process knew. */
export function endSessionHere(kernel: Kernel, sessionId: string): void {
  livingSessions(kernel).end(sessionId);
}
