import { AppError, type Kernel, type Queryable, type Transaction } from '#kernel';
import type { Changing } from '#modules/limit';
import { clockAt, type PlayClock } from './clock.ts';
import { playTimeOf, saveClock, type PlayTimeRow } from './play-time.sql.ts';

/** A player's time at play for money, and what the player has set for it. */
export interface PlayTime {
  /** Minutes of play between two reality checks; 0 for none, null where the player has not chosen. */
  checkMinutes: number | null;
  /** Minutes of play a day; null for no limit. */
  limitMinutes: number | null;
  next: Changing<number>['next'];
  /** Null for a player who has not played yet. */
  clock: PlayClock | null;
}

type Rules = Pick<Kernel['config'], 'protection'>;

/** Bets within this time of the last one that was noted are not noted: they count with the next one. */
const noteEveryMs = 5_000;
const minuteMs = 60_000;

const untouched: PlayTime = { checkMinutes: null, limitMinutes: null, next: null, clock: null };

/** Found also where the player has neither played nor set anything. */
export async function findPlayTime(db: Queryable, playerId: string): Promise<PlayTime> {
  const found = await db.maybe(playTimeOf(playerId));
  return found ? toPlayTime(found) : untouched;
}

function toPlayTime({ checkMinutes, limitMinutes, nextMinutes, nextAt, startedAt, seenAt, uncheckedMs, todayMs }: PlayTimeRow): PlayTime {
  const clock = startedAt && seenAt && { startedAt, seenAt, uncheckedMs: Number(uncheckedMs), todayMs: Number(todayMs) };
  return { checkMinutes, limitMinutes, next: nextAt && { amount: nextMinutes, at: nextAt }, clock };
}

/** Minutes of play between two reality checks, as the player chose or the jurisdiction has it; null for none. (RTS 13B) */
export function checkMinutesOf({ checkMinutes }: PlayTime, { protection }: Rules): number | null {
  const { choices, unlessChosen, canBeOff } = protection.realityCheck;
  if (checkMinutes === 0 && canBeOff) return null;
  return checkMinutes !== null && choices.includes(checkMinutes) ? checkMinutes : unlessChosen;
}

/** Milliseconds of play until the next reality check, 0 once it is due; null for none. */
export function untilCheck(playTime: PlayTime, rules: Rules, now: Date): number | null {
  const minutes = checkMinutesOf(playTime, rules);
  return minutes === null ? null : Math.max(0, minutes * minuteMs - clockAt(playTime.clock, now).uncheckedMs);
}

/** Throws timeLimitReached (14108) once the player has played for as long today as he allowed himself. */
export function requireTimeLeft({ limitMinutes, clock }: PlayTime, now: Date): void {
  if (limitMinutes !== null && clockAt(clock, now).todayMs >= limitMinutes * minuteMs) {
    throw new AppError('timeLimitReached', `the player may play for ${limitMinutes} minutes a day`);
  }
}

/** Throws timeLimitReached (14108), and realityCheckDue (14107) until the player has acknowledged it. (RTS 12, 13B) */
export function requireTimeToPlay(playTime: PlayTime, rules: Rules, now: Date): void {
  requireTimeLeft(playTime, now);
  if (untilCheck(playTime, rules, now) === 0) throw new AppError('realityCheckDue', 'the player has to see what was won and lost');
}

/** Counts a bet that is taken as play. Travels with the bet's other writes. */
export function notePlay(tx: Transaction, playerId: string, { clock }: PlayTime, now: Date): void {
  if (clock && now.getTime() - clock.seenAt.getTime() < noteEveryMs) return;
  tx.write(saveClock({ ...clockAt(clock, now), playerId }));
}
