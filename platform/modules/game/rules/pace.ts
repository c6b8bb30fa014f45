import type { PlatformConfig } from '#config';
import { AppError, type Queryable } from '#kernel';
import { lastRoundOf } from '../launch/session.sql.ts';
import type { GameSession } from '../launch/session.ts';

/** Least milliseconds between the starts of two rounds of one player in this type of game; 0 asks nothing. (RTS 14F, 14G) */
export function leastRoundMs({ protection }: Pick<PlatformConfig, 'protection'>, { gameType }: Pick<GameSession, 'gameType'>): number {
  return protection.leastRoundMs[gameType] ?? protection.leastRoundMs['*'] ?? 0;
}

/**
 * When the player's next round of this type of game may begin; null where nothing is asked, which costs no read. It counts whatever is played beside it:
 * a second tab, or another game, makes play no quicker. Under the player's lock, parallel rounds wait for each other.
 */
export async function findNextRoundTime(
  db: Queryable,
  config: Pick<PlatformConfig, 'protection'>,
  session: Pick<GameSession, 'playerId' | 'gameType'>,
  now: Date,
): Promise<Date | null> {
  const least = leastRoundMs(config, session);
  if (least === 0) return null;
  const { startedAt } = await db.one(lastRoundOf(session, new Date(now.getTime() - least)));
  return startedAt && new Date(startedAt.getTime() + least);
}

/** Throws roundTooSoon (14111) with `retryAfterMs`. */
export function requirePace(nextAt: Date | null, now: Date): void {
  if (nextAt === null || nextAt <= now) return;
  const retryAfterMs = String(nextAt.getTime() - now.getTime());
  throw new AppError('roundTooSoon', `the next round may begin at ${nextAt.toISOString()}`, { extra: { retryAfterMs } });
}
