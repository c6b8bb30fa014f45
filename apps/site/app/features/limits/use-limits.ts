import { useQuery } from '@tanstack/react-query';
import type { Limit } from '@verdigale/contract';
import { limitsQuery } from '#app/queries/player.ts';
import { serverNow } from '@verdigale/client/server-clock';
import { useSession } from '#app/session/index.ts';

/** So that the platform has surely begun the new period. (wire 5.3) */
const afterEndMs = 60_000;
/** Timers take no longer wait. */
const longestWaitMs = 2 ** 31 - 1;

/** How long to wait before asking for these limits again: a minute after the next one begins anew, ends, or can be confirmed; null for none. */
export function waitForNext(limits: readonly Limit[], now: number): number | null {
  const times = limits.flatMap(({ expiredAt, effectiveAt }) => [expiredAt, effectiveAt]);
  const waits = times.map((time) => Date.parse(time ?? '') + afterEndMs - now).filter((wait) => wait > 0);
  return waits.length === 0 ? null : Math.min(...waits, longestWaitMs);
}

/** The limits of the player; nobody's once the session is over. */
export function useLimits() {
  const isPlayer = useSession().status === 'player';
  const {
    data: limits,
    isError,
    refetch,
  } = useQuery({
    ...limitsQuery,
    enabled: isPlayer,
    refetchInterval: ({ state }) => waitForNext(state.data?.data ?? [], serverNow()) ?? false,
  });
  return { limits, isError: isError && !limits, refetch };
}
