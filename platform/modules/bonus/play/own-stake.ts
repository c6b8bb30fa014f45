import { money, type Money } from '@verdigale/money';
import type { Queryable } from '#kernel';
import { bonusStakeOf } from './own-stake.sql.ts';

/** What of a round's stake was the player's own money. */
export async function ownStakeOf(db: Queryable, roundId: string, stake: Money): Promise<Money> {
  const share = await db.maybe(bonusStakeOf(roundId));
  return share ? money(stake.amount - share.bonus, stake.currency) : stake;
}
