import type { ExclusionTerm } from '#config';
import { afterMonths, AppError, newId, type Kernel, type Transaction } from '#kernel';
import { changeStatus } from '../change-status.ts';
import { selectOpenTwins } from '../person/person.sql.ts';
import { closeAllSessions } from '../session/close-session.ts';
import { exclusionOf, saveExclusion, type SelfExclusion } from './exclusion.sql.ts';

/** A player has excluded himself, from everything or from this product. */
export const excludedTopic = 'player.excluded';
export interface Excluded {
  at: string;
  product: string | null;
}

type Hands = Pick<Kernel, 'clock' | 'events'>;

/** Months of the calendar, in UTC; null for good. (wire 1.4) */
const terms: Readonly<Record<ExclusionTerm, number | null>> = {
  '3_months': 3,
  '6_months': 6,
  '9_months': 9,
  '1_year': 12,
  '5_years': 60,
  forever: null,
};

/** When an exclusion of this term that begins now ends; null for good. Throws invalid on `period`. */
export function exclusionEnd(period: string, now: Date): Date | null {
  const months = Object.hasOwn(terms, period) ? terms[period as ExclusionTerm] : undefined;
  if (months === undefined) throw AppError.invalid('period', `must be one of ${Object.keys(terms).join(', ')}`);
  return months === null ? null : afterMonths(now, months);
}

/**
 * Shuts a player out at his own wish: no sign-in, every session ends, at once. One that runs can be made longer only. Throws invalid on
 * `period`. The caller holds the player's lock of the wallet and ends what else runs. (AGCO 2.14)
 */
export async function excludePlayer(tx: Transaction, hands: Hands, playerId: string, period: string): Promise<SelfExclusion> {
  const endsAt = exclusionEnd(period, hands.clock.now());
  const running = await tx.maybe(exclusionOf(playerId));
  if (running && isLonger(running.endsAt, endsAt)) throw AppError.invalid('period', 'must not end before the exclusion that runs');
  return exclude(tx, hands, running, { playerId, period, endsAt });
}

/** The same for what the national register says; a longer one that runs stays. */
export async function excludeListed(tx: Transaction, hands: Hands, playerId: string, endsAt: Date): Promise<void> {
  const running = await tx.maybe(exclusionOf(playerId));
  if (!running || !isLonger(running.endsAt, endsAt)) await exclude(tx, hands, running, { playerId, period: 'register', endsAt });
}

async function exclude(
  tx: Transaction,
  hands: Hands,
  running: SelfExclusion | undefined,
  made: Pick<SelfExclusion, 'playerId' | 'period' | 'endsAt'>,
): Promise<SelfExclusion> {
  const { id, startedAt } = running ?? { id: newId(), startedAt: hands.clock.now() };
  const exclusion: SelfExclusion = { id, startedAt, returnAskedAt: null, ...made };
  await tx.run(saveExclusion(exclusion));
  await changeStatus(tx, hands, made.playerId, 'blocked');
  const fact: Excluded = { at: hands.clock.now().toISOString(), product: null };
  hands.events.emit(tx, { topic: excludedTopic, playerId: made.playerId, payload: fact });
  // The person's other accounts are refused at their next sign-in, which this makes necessary at once.
  for (const { id: other } of await tx.all(selectOpenTwins(made.playerId))) await closeAllSessions(tx, hands, other);
  return exclusion;
}

function isLonger(one: Date | null, other: Date | null): boolean {
  if (other === null) return false;
  return one === null || one > other;
}
