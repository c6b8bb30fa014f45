import { AppError, newId, type Kernel, type Transaction } from '#kernel';
import { changeStatus } from '../change-status.ts';
import { exclusionOf, saveExclusion, type SelfExclusion } from './exclusion.sql.ts';

/** Months of the calendar, in UTC; null for good. (wire 1.4) */
const terms: Readonly<Record<string, number | null>> = { '3_months': 3, '6_months': 6, '9_months': 9, '1_year': 12, forever: null };

function endOf(months: number, from: Date): Date {
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const then = new Date(from);
  then.setUTCMonth(from.getUTCMonth() + months, Math.min(from.getUTCDate(), lastDay));
  return then;
}

/**
 * Shuts a player out at his own wish: no sign-in, every session ends, at once. One that runs can be made longer only. Throws invalid on
 * `period`. The caller holds the player's lock of the wallet and ends what else runs. (AGCO 2.14)
 */
export async function excludePlayer(
  tx: Transaction,
  hands: Pick<Kernel, 'clock' | 'events'>,
  playerId: string,
  period: string,
): Promise<SelfExclusion> {
  const months = Object.hasOwn(terms, period) ? terms[period] : undefined;
  if (months === undefined) throw AppError.invalid('period', `must be one of ${Object.keys(terms).join(', ')}`);
  const now = hands.clock.now();
  const endsAt = months === null ? null : endOf(months, now);
  const running = await tx.maybe(exclusionOf(playerId));
  if (running && isLonger(running.endsAt, endsAt)) throw AppError.invalid('period', 'must not end before the exclusion that runs');
  const { id, startedAt } = running ?? { id: newId(), startedAt: now };
  const exclusion: SelfExclusion = { id, playerId, period, startedAt, endsAt, returnAskedAt: null };
  await tx.run(saveExclusion(exclusion));
  await changeStatus(tx, hands, playerId, 'blocked');
  return exclusion;
}

function isLonger(one: Date | null, other: Date | null): boolean {
  if (other === null) return false;
  return one === null || one > other;
}
