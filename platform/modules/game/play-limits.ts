import { limitDefinition } from '@verdigale/contract';
import { AppError, type Queryable } from '#kernel';
import { periodAt, type CashLimit } from '#modules/limit';
import { playedIn } from './session.sql.ts';

/**
 * What is used of one player's limits on stakes and losses, by the limit's id: in one statement. A round counts in the period in which
 * it began, with all that was staked on it and all that it paid; one that was taken back does not.
 */
export async function usedByPlay(db: Queryable, limits: readonly CashLimit[], now: Date): Promise<ReadonlyMap<string, bigint>> {
  if (limits.length === 0) return new Map();
  const spans = limits.map(({ id, currency, period }) => ({ id, currency, startsAt: periodAt(period, now).start }));
  const rows = await db.all(playedIn(limits[0]!.playerId, spans));
  const definitions = new Map(limits.map(({ id, definition }) => [id, definition]));
  return new Map(rows.map(({ id, staked, paid }) => [id, definitions.get(id) === limitDefinition.bet ? staked : lossOf(staked, paid)]));
}

function lossOf(staked: bigint, paid: bigint): bigint {
  return staked > paid ? staked - paid : 0n;
}

/**
 * Throws betLimitReached (14100), lossLimitReached (14101) when this stake, were it lost, would go beyond a limit. A bet asks under the
 * player's lock, so that of bets at once each one counts for the next.
 */
export async function requireRoomForStake(db: Queryable, limits: readonly CashLimit[], stake: bigint, now: Date): Promise<void> {
  const used = await usedByPlay(db, limits, now);
  const full = limits.find(({ id, amount }) => (used.get(id) ?? 0n) + stake > amount);
  if (!full) return;
  const left = full.amount - (used.get(full.id) ?? 0n);
  const reason = full.definition === limitDefinition.bet ? 'betLimitReached' : 'lossLimitReached';
  throw new AppError(reason, `the ${full.period} limit leaves ${left} ${full.currency}`);
}
