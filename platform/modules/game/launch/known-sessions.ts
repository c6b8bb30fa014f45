import { perKernel, type Kernel } from '#kernel';
import type { GameSession } from './session.sql.ts';

/** A launch never changes; its game's type and studio may, when a release brings another catalogue. */
const knownForMs = 60_000;
/** How many are kept at most; the oldest are dropped. */
const capacity = 50_000;

/** The sessions that this process has looked up, by whatever names them. */
export const knownSessions = perKernel(({ clock }: Kernel) => {
  const known = new Map<string, { session: GameSession; until: number }>();
  return {
    find(name: string): GameSession | undefined {
      const found = known.get(name);
      return found && clock.now().getTime() < found.until ? found.session : undefined;
    },
    keep(name: string, session: GameSession): void {
      const now = clock.now().getTime();
      known.delete(name);
      known.set(name, { session, until: now + knownForMs });
      // In the order of their ends: those that have ended are the first.
      for (const [oldest, { until }] of known) {
        if (until > now && known.size <= capacity) break;
        known.delete(oldest);
      }
    },
  };
});
