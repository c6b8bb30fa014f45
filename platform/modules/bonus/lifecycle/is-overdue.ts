import type { PlayerBonusRow } from '../player-bonus.sql.ts';

/**
 * Whether it has not ended though its time is over; at the very instant of its end it is. One that was wagered in time waits for its open rounds, and
 * for what is held of them, however long those take.
 */
export function isOverdue(
  {
    finishedAt,
    activationExpiresAt,
    wageringExpiresAt,
    progress,
    required,
  }: Pick<PlayerBonusRow, 'finishedAt' | 'activationExpiresAt' | 'wageringExpiresAt' | 'progress' | 'required'>,
  now: Date,
): boolean {
  if (finishedAt !== null) return false;
  return wageringExpiresAt === null ? activationExpiresAt <= now : wageringExpiresAt <= now && progress < required;
}
