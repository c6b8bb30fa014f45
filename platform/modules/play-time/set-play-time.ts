import { AppError, type Kernel, type Transaction } from '#kernel';
import { changedValue } from '#modules/limit';
import { lockAccounts } from '#modules/wallet';
import { findPlayTime, type PlayTime } from './play-time.ts';
import { saveChoice } from './play-time.sql.ts';

/** What the player sets; what is left out stays. */
export interface PlayTimeWish {
  /** One of the jurisdiction's; 0 for none, where that is allowed. */
  checkMinutes?: number | undefined;
  /** Minutes of play a day; null for no limit. */
  limitMinutes?: number | null | undefined;
}

type Rules = Pick<Kernel['config'], 'protection'>;

/**
 * Sets how often a player is told about time and money, at once, and how long he may play a day: less at once, more after the jurisdiction's
 * wait and the same wish once more. Holds the player's lock: no bet is judged by what was before once this is committed. Throws invalid by field.
 */
export async function setPlayTime(
  tx: Transaction,
  { clock, config }: Pick<Kernel, 'clock'> & { config: Rules },
  playerId: string,
  wish: PlayTimeWish,
): Promise<void> {
  if (wish.checkMinutes !== undefined) requireOffered(wish.checkMinutes, config);
  await lockAccounts(tx, playerId);
  const known = await findPlayTime(tx, playerId);
  const { limitMinutes, next } = wish.limitMinutes === undefined ? known : changedLimit(known, wish.limitMinutes, clock.now(), config);
  await tx.run(saveChoice(playerId, { checkMinutes: wish.checkMinutes ?? known.checkMinutes, limitMinutes, next }));
}

function requireOffered(minutes: number, { protection: { realityCheck } }: Rules): void {
  const offered = realityCheck.canBeOff ? [...realityCheck.choices, 0] : realityCheck.choices;
  if (!offered.includes(minutes)) throw AppError.invalid('checkMinutes', `must be one of ${offered.join(', ')}`);
}

function changedLimit({ limitMinutes, next }: PlayTime, wish: number | null, now: Date, { protection }: Rules) {
  if (limitMinutes === null) return { limitMinutes: wish, next: null };
  const changed = changedValue({ amount: limitMinutes, next }, wish, now, protection.looserAfterHours);
  return { limitMinutes: changed?.amount ?? null, next: changed?.next ?? null };
}
