import { money, type Money } from '@verdigale/money';
import type { Queryable } from '#kernel';
import { bonusStakesOf } from './own-stake.sql.ts';

/** What of each round's stake was the player's own money, in their order. */
export async function ownStakesOf(db: Queryable, rounds: readonly { id: string; stake: Money }[]): Promise<Money[]> {
  const shares = await db.all(bonusStakesOf(rounds.map(({ id }) => id)));
  const bonusOf = new Map(shares.map(({ roundId, bonus }) => [roundId, bonus]));
  return rounds.map(({ id, stake }) => money(stake.amount - (bonusOf.get(id) ?? 0n), stake.currency));
}
