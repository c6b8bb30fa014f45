import { limitDefinition } from '@verdigale/contract';
import { money, zero, type Money } from '@verdigale/money';
import { AppError, type Kernel, type Queryable } from '#kernel';
import { leastRoom, periodAt, scopeOf, type CashLimit, type Room } from '#modules/limit';
import { sumIn } from '#modules/settings';
import { playedIn } from '../launch/session.sql.ts';

type Hands = Pick<Kernel, 'config'>;

/**
 * What is used of one player's limits on stakes and losses, by the limit's id: in one statement. A round counts in the period in which
 * it began: with all that was staked on it for limits on stakes, and with the own money in it for limits on losses; one that was taken back does
 * not. Where limits hold across currencies, rounds of all count by their worth, and what is won in one makes up for what is lost in another.
 */
export async function usedByPlay(
  db: Queryable,
  { config }: Hands,
  limits: readonly CashLimit[],
  now: Date,
): Promise<ReadonlyMap<string, Money>> {
  if (limits.length === 0) return new Map();
  const spans = limits.map(({ id, currency, period }) => ({
    id,
    currency: scopeOf(config, currency),
    startsAt: periodAt(period, now).start,
  }));
  const played = Map.groupBy(await db.all(playedIn(limits[0]!.playerId, spans)), ({ id }) => id);
  const used = limits.map(async ({ id, definition, currency }) => {
    const sums = (played.get(id) ?? []).map((row) =>
      money(definition === limitDefinition.bet ? row.staked : row.ownStaked - row.ownPaid, row.currency),
    );
    const sum = await sumIn(db, currency, sums);
    return [id, sum.amount > 0n ? sum : zero(currency)] as const;
  });
  return new Map(await Promise.all(used));
}

/** What limits leave for an account: of stakes, and of own money that may be lost; null where none limits it. */
export interface RoomForStake {
  stake: Room | null;
  own: Room | null;
}

/** Reads what the limits leave at this moment. */
export async function roomForStake(
  db: Queryable,
  hands: Hands,
  limits: readonly CashLimit[],
  { currency, now }: { currency: string; now: Date },
): Promise<RoomForStake> {
  const used = await usedByPlay(db, hands, limits, now);
  const least = (isOfStakes: boolean) => {
    const these = limits.filter(({ definition }) => (definition === limitDefinition.bet) === isOfStakes);
    return leastRoom(
      db,
      currency,
      these.map((limit) => ({ limit, used: used.get(limit.id)! })),
      now,
    );
  };
  const [stake, own] = await Promise.all([least(true), least(false)]);
  return { stake, own };
}

/**
 * Throws betLimitReached (14100), lossLimitReached (14101) when this stake, were it lost, would go beyond a limit; what can be lost is own
 * money. Returns what they leave beyond it, in minor units. A bet asks under the player's lock, so that of bets at once each one counts for the next.
 */
export async function requireRoomForStake(
  db: Queryable,
  hands: Hands,
  limits: readonly CashLimit[],
  counted: { stake: Money; own: Money },
  now: Date,
): Promise<{ stake: bigint | null; own: bigint | null }> {
  const { stake, own } = await roomForStake(db, hands, limits, { currency: counted.stake.currency, now });
  return { stake: leftBeyond('betLimitReached', counted.stake, stake), own: leftBeyond('lossLimitReached', counted.own, own) };
}

function leftBeyond(reason: 'betLimitReached' | 'lossLimitReached', counted: Money, room: Room | null): bigint | null {
  if (room === null) return null;
  const { left, until } = room;
  if (counted.amount > left.amount)
    throw new AppError(reason, `the limit leaves ${left.amount} ${left.currency}`, { extra: { until: until.toISOString() } });
  return left.amount - counted.amount;
}
