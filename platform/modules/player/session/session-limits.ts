const dayMs = 24 * 3_600_000;

/** A session that is not refreshed for so long ends; a site in use refreshes about every half hour. */
export const idleLimitMs = 3 * dayMs;
/** No session lives longer: then the player signs in anew. */
export const absoluteLimitMs = 30 * dayMs;
/** For so long the token before the newest one is still taken for a refresh: its reply may have been lost, or two tabs asked. */
export const repeatWindowMs = 60_000;

/**
 * When a session that was begun and refreshed at these times ends, if nobody refreshes it. Where the jurisdiction has players sign in again after so
 * many idle minutes, it ends that long after the last call, which then stands for the refresh.
 */
export function sessionEnd({ createdAt, refreshedAt }: { createdAt: Date; refreshedAt: Date }, idleMinutes: number | null): Date {
  const idleMs = idleMinutes === null ? idleLimitMs : Math.min(idleLimitMs, idleMinutes * 60_000);
  return new Date(Math.min(createdAt.getTime() + absoluteLimitMs, refreshedAt.getTime() + idleMs));
}
