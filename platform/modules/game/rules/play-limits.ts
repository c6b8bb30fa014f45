import { limitDefinition } from '@verdigale/contract';
import { compare, money, subtract, type Money } from '@verdigale/money';
import { AppError, type Queryable } from '#kernel';
import { periodAt, type CashLimit } from '#modules/limit';
import { playedIn } from '../launch/session.sql.ts';

/**
 * What is used of one player's limits on stakes and losses, by the limit's id: in one statement. A round counts in the period in which
 * it began: with all that was staked on it for limits on stakes, and with the own money in it for limits on losses; one that was taken back does
 * not.
 */
export async function usedByPlay(db: Queryable, limits: readonly CashLimit[], now: Date): Promise<ReadonlyMap<string, Money>> {
  if (limits.length === 0) return new Map();
  const spans = limits.map(({ id, currency, period }) => ({ id, currency, startsAt: periodAt(period, now).start }));
  const rows = await db.all(playedIn(limits[0]!.playerId, spans));
  const played = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    limits.map(({ id, definition, currency }) => {
      const { staked, ownStaked, ownPaid } = played.get(id)!;
      return [id, money(definition === limitDefinition.bet ? staked : lossOf(ownStaked, ownPaid), currency)];
    }),
  );
}

function lossOf(staked: bigint, paid: bigint): bigint {
  return staked > paid ? staked - paid : 0n;
}

/** What limits leave in their periods: of stakes, and of own money that may be lost; null where none limits it. */
export interface RoomForStake {
  stake: Money | null;
  own: Money | null;
}

/** Reads what the limits leave at this moment. Below zero where one was lowered since. */
export async function roomForStake(db: Queryable, limits: readonly CashLimit[], now: Date): Promise<RoomForStake> {
  const used = await usedByPlay(db, limits, now);
  const least = (isOfStakes: boolean) =>
    limits
      .filter(({ definition }) => (definition === limitDefinition.bet) === isOfStakes)
      .map(({ id, amount, currency }) => subtract(money(amount, currency), used.get(id)!))
      .reduce<Money | null>((room, each) => (room === null || compare(each, room) < 0 ? each : room), null);
  return { stake: least(true), own: least(false) };
}

/**
 * Throws betLimitReached (14100), lossLimitReached (14101) when this stake, were it lost, would go beyond a limit; what can be lost is own
 * money. Returns what they leave beyond it. A bet asks under the player's lock, so that of bets at once each one counts for the next.
 */
export async function requireRoomForStake(
  db: Queryable,
  limits: readonly CashLimit[],
  counted: { stake: Money; own: Money },
  now: Date,
): Promise<RoomForStake> {
  const room = await roomForStake(db, limits, now);
  refuseBeyond('betLimitReached', counted.stake, room.stake);
  refuseBeyond('lossLimitReached', counted.own, room.own);
  return { stake: room.stake && subtract(room.stake, counted.stake), own: room.own && subtract(room.own, counted.own) };
}

function refuseBeyond(reason: 'betLimitReached' | 'lossLimitReached', counted: Money, room: Money | null): void {
  if (room === null || counted.amount === 0n || compare(counted, room) <= 0) return;
  throw new AppError(reason, `the limit leaves ${room.amount} ${room.currency}`);
}
