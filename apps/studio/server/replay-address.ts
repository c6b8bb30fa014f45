import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long the address of a replay stays valid. */
const validMs = 60 * 60_000;

interface Replay {
  roundId: string;
  locale: string;
}

/** The path of the page that shows a round again, for whoever was given it: it names no player, and ends with its time. */
export function replayPath(secret: string, { roundId, locale }: Replay, now: Date): string {
  const until = String(now.getTime() + validMs);
  return `/replay/${roundId}?${new URLSearchParams({ locale, until, proof: digest(secret, roundId, locale, until).toString('hex') })}`;
}

/** Whether this studio gave out that path, and its time is not over. */
export function isReplayAllowed(
  secret: string,
  { roundId, locale, until, proof }: Replay & { until: string; proof: string },
  now: Date,
): boolean {
  if (!/^[0-9a-f]{64}$/.test(proof) || !/^\d{1,16}$/.test(until)) return false;
  return timingSafeEqual(Buffer.from(proof, 'hex'), digest(secret, roundId, locale, until)) && now.getTime() <= Number(until);
}

function digest(secret: string, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', secret)
    .update(['replay', ...parts].join('\n'))
    .digest();
}
