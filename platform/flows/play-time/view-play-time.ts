import type { PlayTime as PlayTimeView } from '@verdigale/contract';
import { wireOf } from '@verdigale/money';
import type { Kernel, Queryable } from '#kernel';
import { resultsSince } from '#modules/game';
import { periodAt, waitingAt } from '#modules/limit';
import { checkMinutesOf, clockAt, findPlayTime, sittingMs, untilCheck, type PlayClock } from '#modules/play-time';

/** A player's time at play: what is set, what is left, and what the last sitting has come to, by the rounds. (RTS 2E, 13) */
export async function viewPlayTime(
  db: Queryable,
  { clock, config }: Pick<Kernel, 'clock' | 'config'>,
  playerId: string,
): Promise<PlayTimeView> {
  const now = clock.now();
  const playTime = await findPlayTime(db, playerId);
  const { choices, canBeOff } = config.protection.realityCheck;
  const waiting = waitingAt(playTime.next, now);
  return {
    realityCheck: {
      choices: [...choices],
      canBeOff,
      minutes: checkMinutesOf(playTime, config),
      dueInMs: untilCheck(playTime, config, now),
    },
    limit: {
      minutes: playTime.limitMinutes,
      playedMs: clockAt(playTime.clock, now).todayMs,
      resetsAt: periodAt('daily', now).end.toISOString(),
      pending: waiting && { minutes: waiting.amount, effectiveAt: waiting.at.toISOString(), isAwaitingConfirmation: now >= waiting.at },
    },
    sitting: playTime.clock && (await viewSitting(db, playerId, playTime.clock, now)),
  };
}

async function viewSitting(db: Queryable, playerId: string, clock: PlayClock, now: Date): Promise<PlayTimeView['sitting']> {
  const results = await db.all(resultsSince(playerId, clock.startedAt));
  return {
    startedAt: clock.startedAt.toISOString(),
    elapsedMs: sittingMs(clock, now),
    results: results.map((result) => {
      const wire = wireOf(result);
      return { currency: result.currency, staked: wire(result.staked), paid: wire(result.paid) };
    }),
  };
}
